/** The `tel:` URL of a phone number: digits and a leading plus (RFC 3966). */
export const phoneHref = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`

/** WhatsApp's click-to-chat URL of a phone number: digits only, without the plus. */
export const whatsAppHref = (phone: string) => `https://wa.me/${phone.replace(/\D/g, '')}`

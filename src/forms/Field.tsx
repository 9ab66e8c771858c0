import type { KeyboardEvent } from 'react'
import type { LabelledField } from './formFields.ts'
import styles from './Form.module.css'
import { Icon } from '../components/Icon.tsx'

interface Props {
  field: LabelledField
  /** Whether the field is empty after a submit. It then shows its message. */
  isInvalid: boolean
  /** If set, screen readers announce the message, and again for each new key. Otherwise they read it on focus. */
  alertKey: number | undefined
}

const numberProps = {
  inputMode: 'numeric', // on iPhones only this shows the keypad of digits
  // Up and Down would change a card or phone number, and delete its leading zeros.
  onKeyDown: (event: KeyboardEvent) => /^Arrow(Up|Down)$/.test(event.key) && event.preventDefault(),
} as const

/** A field with its label. While it shows its message, aria-describedby refers to that message. */
export function Field({ field: { name, label, type, message, autoComplete }, isInvalid, alertKey }: Props) {
  const messageId = `${name}-message`
  const Control = type === 'textarea' ? 'textarea' : 'input'
  return (
    <div className={styles.field}>
      <label htmlFor={name}>{label}</label>
      <Control
        id={name}
        name={name}
        autoComplete={autoComplete}
        required
        dir={type === 'text' || type === 'textarea' ? 'auto' : 'ltr'}
        aria-invalid={isInvalid} // explicitly false: else browsers call an empty field invalid before any submit
        aria-describedby={isInvalid ? messageId : undefined}
        {...(type === 'number' && numberProps)}
        {...(type === 'textarea' ? { rows: 6 } : { type })}
      />
      {isInvalid && (
        <p key={alertKey} id={messageId} role={alertKey ? 'alert' : undefined} className={styles.message}>
          <Icon name="error" />
          <span>{message}</span>
        </p>
      )}
    </div>
  )
}

import type { TestDetails } from '@playwright/test'

/** Every testable line of the specification, by its id. The tests that prove a line have the tag `@spec:ID`. */
export const specification = {
  // 1. What the product does and for whom
  'firm.furniture':
    'It presents the firm as designer and exporter of contemporary furniture and interior accessories: solid timber and metal furniture, wrought iron, antique reproductions.',
  'firm.manufacturer':
    'It also presents the firm as a manufacturer, with design, production, factories, machines, workforce and exports.',
  'firm.visitors':
    'Visitors browse company information, see the product range, and can fill in two forms: a grievance form and a contact form.',
  'firm.translator':
    'A language translation widget from a web translation service is offered in the header. The page language is English and the widget is not shown automatically.',
  'firm.phone':
    'A call-to-action phone number {phone} appears on the home page, in the footer and on the contact page.',
  'firm.nothingKept': 'The product has no accounts, no stored data and no ordering.',
  // 2. Screens and routes
  'routes.home': '/ is Home',
  'routes.about': '/about is About',
  'routes.products': '/products is Products',
  'routes.grievance': '/grievance is Grievance',
  'routes.contact': '/contact is Contact',
  'routes.frame': 'A header and a footer appear on every route.',
  'header.items':
    'Navigation items: Home (/), About Us (/about), Products (/products), Sustainability, Grievance Redressal (/grievance), Contact Us (/contact).',
  'header.sustainability':
    'Sustainability is an external link that opens in a new tab. It points to a shared design document.',
  'header.current': 'The item matching the current path is highlighted.',
  'header.logo': 'Clicking the logo goes to /.',
  'header.menu': 'On small screens a hamburger button opens and closes the menu.',
  'header.menuCloses': 'The menu closes after the user navigates.',
  'header.translator': 'The translation widget is offered in the header.',
  'home.carousel': 'An image carousel of 3 slides.',
  'home.carousel.autoplay': 'It autoplays,',
  'home.carousel.dots': 'has clickable pagination dots',
  'home.carousel.arrows': 'and previous/next arrows.',
  'home.headline':
    "An intro block with the headline 'Designers and exporters of the finest contemporary furniture and interior accessories'.",
  'home.about': "An 'ABOUT US' button that goes to /about and scrolls smoothly to the top.",
  'home.call': "A 'Call us today' line with {phone}.",
  'home.certifications': 'A certifications strip.',
  'home.counters':
    'A counter strip: Designs 2500+, Factories 2, Machines 150+, Workforce 1600+, Experience 21+, Countries 15+.',
  'home.counters.trigger':
    'Each counts up from 0 to its target the first time the page has been scrolled more than 300 px.',
  'home.promo':
    "A promo block with the text 'EXPERIENCE THE ESSENCE' and 'A captivating video tour of our stunning work', followed by a sentence about a timeless approach using lasting materials.",
  'home.promo.button': "It has a 'Learn More' button to /products.",
  'home.categories':
    'A products block listing these categories: Dining tables (regular and expandable), Foldable tables, Beds, Side tables, Nested tables, Night tables, Bar stools and chairs.',
  'home.categories.link': "It has a 'Learn More' link to products.",
  'home.approach': "A 'FIRM'S APPROACH' block with a 'Get In Touch' link to contact.",
  'home.cards':
    'Content cards are used on the page. A card shows an image, up to four text lines, an optional bullet list with check or dot icons, and an optional link button.',
  'home.cards.button': 'The button navigates to a given route and scrolls to the top.',
  'about.firm': 'About, section 1: Our Firm.',
  'about.description': 'About, section 2: A company description.',
  'about.who':
    "About, section 3: 'Who We are', a list: Design Based Supplier, Quick Response Deliveries, Capacity, Reliability, Compliance, Diverse Product Range.",
  'about.vision': 'About, section 4: Vision and Mission text.',
  'about.values':
    'About, section 5: Core values, a list: Commitment, Reputation, Growth Orientation, Continuous Improvement, Responsibility, Collaboration.',
  'about.order': 'Sections in order',
  'about.marquee': 'About, section 6: A Certifications marquee. It repeats one image,',
  'about.marquee.hover': 'pauses on hover,',
  'about.marquee.speed': 'runs at speed 100',
  'about.marquee.gradient': 'and has an edge gradient of width 40.',
  'products.heading': "Heading 'Our Products'.",
  'products.gallery': 'A gallery of 10 images.',
  'grievance.heading': "Heading 'Grievance Redressal'.",
  'grievance.fields':
    'Fields: card number, Aadhar number, phone number (all numeric inputs) and message (text area).',
  'grievance.submit': 'A Submit button.',
  'contact.addresses':
    'Addresses for the factory, the head office and the showroom, plus {phone} and {email}.',
  'contact.map': 'An embedded map, loaded lazily.',
  'contact.form':
    "A 'Contact Form' with name, email, phone number (numeric input) and message, and a 'Send Message' button.",
  'footer.headOffice': 'Head office address.',
  'footer.links':
    'Links: Home, About Us, Products, Grievance Redressal, Contact Us. Each navigates and scrolls to the top.',
  'footer.factory': 'Factory address.',
  'footer.contact': 'Contact phone and email.',
  'footer.copyright': 'A copyright line.',
  // 3. Entities and their fields
  'entities.grievance': 'Grievance: cardNo, aadharNo, phoneNo, message',
  'entities.contact': 'Contact: name, email, phoneNo, message',
  'entities.none': 'There are no persisted entities. Only form state exists.',
  'entities.attempted': "Each form also has a 'submission attempted' flag.",
  // 4. States and transitions
  'states.menu': 'Mobile menu: closed or open. The hamburger toggles it. Navigating closes it.',
  'states.counters.idle': 'Counters: idle, then counting once the page is scrolled past 300 px.',
  'states.counters.step': 'Each counter rises by 1 every 1 ms until it reaches its target.',
  'states.counters.once': 'Counting happens only the first time.',
  'states.attempted':
    "Each form's 'submission attempted' flag starts false. It becomes true when Submit or Send Message is pressed while any field is empty.",
  'states.logged':
    'When all fields are filled and the form is submitted, the entered values are only logged to the browser console.',
  'states.nothingSent': 'Nothing is sent.',
  'states.carousel': 'The carousel autoplays and keeps playing after user interaction.',
  // 5. Validation rules
  'validation.required': 'On both forms every field is required, and an empty field is invalid.',
  'validation.message': 'On a failed submit, a message appears under each empty field.',
  'validation.filled': 'A message disappears when its field is filled.',
  'validation.format': 'There are no format checks on email or numbers beyond the numeric input type.',
  'messages.grievance.cardNo': 'Card number: "It\'s mandatory to fill Card Number".',
  'messages.grievance.aadharNo': 'Aadhar number: "It\'s mandatory to fill Aadhar Number".',
  'messages.grievance.phoneNo': 'Phone number: "It\'s mandatory to fill Phone Number".',
  'messages.grievance.message': 'Message: "It\'s mandatory to fill Message".',
  'messages.contact.name': 'Name: "It\'s mandatory to fill Name".',
  'messages.contact.email':
    'Email: the message reads "It\'s mandatory to fill Aadhar Number". This is a wording slip, and a rebuild that matches the original keeps it.',
  'messages.contact.phoneNo': 'Phone number: "It\'s mandatory to fill Phone Number".',
  'messages.contact.message': 'Message: "It\'s mandatory to fill Message".',
  // 6. Roles and permissions
  'roles.public': 'There is no login and there are no roles. All pages and forms are public.',
  // 7. The calls it makes
  'calls.noBackend':
    'The product makes no calls to its own backend. Both forms log their values locally and send nothing.',
  'calls.translator':
    'It loads a translation widget script from a third-party translation service, with the page language set to English and automatic display off.',
  'calls.map': 'It loads an embedded third-party map frame lazily on the contact page.',
  // 8. The error catalogue
  'errors.onlyThese': 'The required-field messages listed under point 5 are the only product errors.',
  'errors.unknownRoute':
    "An unknown route shows the router's generic fallback page, titled 'Unexpected Application Error!'.",
  'errors.failure':
    "A runtime failure shows the router's generic fallback page, titled 'Unexpected Application Error!'.",
  // 9. Business constants and limits
  'constants.trigger': 'Counter scroll trigger: more than 300 px',
  'constants.step': 'Counter step: +1 every 1 ms',
  'constants.targets':
    'Counter targets: Designs 2500+, Factories 2, Machines 150+, Workforce 1600+, Experience 21+, Countries 15+',
  'constants.slides': 'Carousel slides: 3',
  'constants.delay': 'Carousel autoplay delay: 2500 ms,',
  'constants.interaction': 'not disabled by interaction',
  'constants.speed': 'Marquee speed: 100',
  'constants.gradient': 'Marquee gradient width: 40',
  'constants.gallery': 'Products gallery size: 10 images',
  'constants.language': 'Page language of the translation widget: English',
} as const

export type LineId = keyof typeof specification

/** Tags a test with the lines that it proves: `test('title', proves('routes.home'), ...)`. */
export const proves = (...lines: LineId[]): TestDetails => ({
  tag: lines.map((line) => `@spec:${line}` as const),
})

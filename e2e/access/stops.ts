import type { Address } from './states.ts'

const header = [
  'link "Skip to content"',
  'link "Heartwood & Forge, home page"',
  'link "Home"',
  'link "About Us"',
  'link "Products"',
  'link "Sustainability (opens in a new tab)"',
  'link "Grievance Redressal"',
  'link "Contact Us"',
  'link "Translate this page"',
]

const footer = [
  'link "+91 55555 50123"',
  'link "Home"',
  'link "About Us"',
  'link "Products"',
  'link "Grievance Redressal"',
  'link "Contact Us"',
  'link "+91 55555 50123"',
  'link "hello@heartwood-and-forge.example"',
]

const mains: Record<Address, string[]> = {
  '/': [
    'button "Pause slide show"',
    'button "Slide 1"',
    'button "Slide 2"',
    'button "Slide 3"',
    'button "Previous slide"',
    'button "Next slide"',
    'link "ABOUT US"',
    'link "+91 55555 50123"',
    'link "Play the tour"',
    'link "Learn More about our products"',
    'link "Dining tables (regular and expandable)"',
    'link "Foldable tables"',
    'link "Beds"',
    'link "Side tables"',
    'link "Nested tables"',
    'link "Night tables"',
    'link "Bar stools and chairs"',
    'link "Learn More about what we make"',
    'link "See the timber pieces"',
    'link "Ask for a drawing"',
    'link "Get In Touch"',
  ],
  '/about': ['button "Pause moving marks"'],
  '/products': [
    'link "View large: Dining table and chair. Solid walnut, black steel tie bar, bouclé seat."',
    'link "View large: Side table. Forged iron, blackened and waxed, with a solid oak top."',
    'link "View large: Spindle bed. Oak with bowed top rail, linen bedding."',
    'link "View large: Nesting tables. Walnut, oak and stone tops, with turned timber or black steel legs."',
    'link "View large: Extending dining table. Solid oak with a loose centre leaf, steel runners, brass locating pins."',
    'link "View large: Spindle-back chair. Solid ash, ebonised."',
    'link "View large: Hall table, antique reproduction. Polished mahogany, turned legs, brass ring pull."',
    'link "View large: Night table with drawer and shelf. Walnut, brass knob; lamp in ceramic, brass and linen."',
    'link "View large: Bar stools. Solid oak or walnut seat, powder-coated steel, brass foot rail."',
    'link "View large: Folding campaign table. Solid teak, brass pivots, rod and corner caps."',
  ],
  '/grievance': [
    'spinbutton "Card number"',
    'spinbutton "Aadhar number"',
    'spinbutton "Phone number"',
    'textbox "Message"',
    'button "Submit"',
  ],
  '/contact': [
    'link "+91 55555 50123"',
    'link "hello@heartwood-and-forge.example"',
    'link "Message us on WhatsApp (opens in a new tab)"',
    'link "Open the map in a new tab"',
    'textbox "Name"',
    'textbox "Email"',
    'spinbutton "Phone number"',
    'textbox "Message"',
    'button "Send Message"',
  ],
  '/no-such-page': ['link "Go to the home page"'],
}

/** What the Tab key comes to on a wide screen, in order. */
export const stopsOf = (address: Address) => [...header, ...mains[address], ...footer]

/** On a phone the menu button stands for the navigation. */
export const phoneStopsOf = (address: Address) => [
  ...header.slice(0, 2),
  'button "Open menu"',
  ...mains[address],
  ...footer,
]

/** With the menu open nothing behind it can be reached. */
export const menuStops = [...header.slice(0, 2), 'button "Close menu"', ...header.slice(2)]

import type { Equivalent, Mutant } from './mutants/mutant.ts'

const fields: [form: 'grievance' | 'contact', name: string, label: string, message: string][] = [
  ['grievance', 'cardNo', 'Card number', "It's mandatory to fill Card Number"],
  ['grievance', 'aadharNo', 'Aadhar number', "It's mandatory to fill Aadhar Number"],
  ['grievance', 'phoneNo', 'Phone number', "It's mandatory to fill Phone Number"],
  ['grievance', 'message', 'Message', "It's mandatory to fill Message"],
  ['contact', 'name', 'Name', "It's mandatory to fill Name"],
  // The wording slip is specified: its mutant corrects it.
  ['contact', 'email', 'Email', "It's mandatory to fill Aadhar Number"],
  ['contact', 'phoneNo', 'Phone number', "It's mandatory to fill Phone Number"],
  ['contact', 'message', 'Message', "It's mandatory to fill Message"],
]

/** Both forms: each message, each required field, each number, and what a submission does. */
export const mutants: readonly Mutant[] = [
  ...fields.map(([form, name, label, message]) => ({
    name:
      name === 'email' ? "messages: the e-mail's slip corrected" : `messages: ${form} ${name} in other words`,
    file: 'src/components/Field.tsx',
    find: '<span>{message}</span>',
    // The forms have fields of the same name; only one of the two has a button of these words.
    replace: `<span>{name === '${name}' && location.pathname === '/${form}' ? "It's mandatory to fill ${name === 'email' ? 'Email' : 'it'}" : message}</span>`,
    killedBy: `the ${form} form › says under an empty ${label}: ${message}`,
  })),
  {
    name: 'messages: two swapped',
    file: 'src/content/forms.ts',
    find: "message: \"It's mandatory to fill Card Number\",\n        autoComplete: 'off',\n      },\n      {\n        name: 'aadharNo',\n        label: 'Aadhar number',\n        type: 'number',\n        message: \"It's mandatory to fill Aadhar Number\",",
    replace:
      "message: \"It's mandatory to fill Aadhar Number\",\n        autoComplete: 'off',\n      },\n      {\n        name: 'aadharNo',\n        label: 'Aadhar number',\n        type: 'number',\n        message: \"It's mandatory to fill Card Number\",",
    killedBy: 'the grievance form › shows the four messages in order when nothing is filled',
  },
  ...fields.map(([form, name, label]) => ({
    name: `required: ${form} ${name} made optional`,
    file: 'src/lib/emptyFields.ts',
    find: 'names.filter((name) => String(',
    replace: `names.filter((name) => !(name === '${name}' && location.pathname === '/${form}') && String(`,
    killedBy: `the ${form} form › marks an empty ${label} as invalid, and only it`,
  })),
  ...(
    [
      ['grievance', 'cardNo', "label: 'Card number',\n        type: '"],
      ['grievance', 'aadharNo', "label: 'Aadhar number',\n        type: '"],
      [
        'grievance',
        'phoneNo',
        "'off',\n      },\n      {\n        name: 'phoneNo',\n        label: 'Phone number',\n        type: '",
      ],
      [
        'contact',
        'phoneNo',
        "'email',\n      },\n      {\n        name: 'phoneNo',\n        label: 'Phone number',\n        type: '",
      ],
    ] as const
  ).map(([form, name, start]) => ({
    name: `numbers: ${form} ${name} a text field`,
    file: 'src/content/forms.ts',
    find: `${start}number'`,
    replace: `${start}text'`,
    killedBy: `the ${form} form › takes letters out of numbers`,
  })),
  {
    name: 'numbers: spin buttons',
    file: 'src/components/Field.module.css',
    find: '    appearance: textfield;\n',
    replace: '',
    killedBy: 'the grievance form › has numbers without spinners',
  },
  {
    name: 'numbers: the wheel changes them',
    file: 'src/components/Field.module.css',
    find: "  .field input[type='number'] {\n    appearance: textfield;\n  }\n\n  .field input::-webkit-outer-spin-button,\n  .field input::-webkit-inner-spin-button {\n    display: none;\n    appearance: none;\n  }\n",
    replace: '',
    killedBy: 'the contact form › does not change a number by the mouse wheel',
  },
  {
    name: 'fields: the browser remembers the Aadhaar number',
    file: 'src/content/forms.ts',
    find: "message: \"It's mandatory to fill Aadhar Number\",\n        autoComplete: 'off',",
    replace: "message: \"It's mandatory to fill Aadhar Number\",\n        autoComplete: 'on',",
    killedBy: 'the browser does not remember Aadhaar and card numbers',
  },
  {
    name: 'fields: the message stands far from its field',
    file: 'src/components/Field.module.css',
    find: '    gap: var(--space-1);\n  }\n\n  .field label',
    replace: '    gap: 3rem;\n  }\n\n  .field label',
    killedBy: 'shows that message right under Aadhar number',
  },
  {
    name: 'form: spaces count as filled',
    file: 'src/lib/emptyFields.ts',
    find: '.trim()',
    replace: '',
    killedBy: 'the grievance form › counts a field with only spaces as empty',
  },
  {
    name: 'form: messages before a submission',
    file: 'src/components/Form.tsx',
    find: 'useState(false)',
    replace: 'useState(true)',
    killedBy: 'the grievance form › says nothing before it is submitted',
  },
  {
    name: 'form: messages stay when the field is filled',
    file: 'src/components/Form.tsx',
    find: 'onInput={() => form.current && setEmpty(emptyFields(names, new FormData(form.current)))}',
    replace: 'onInput={() => undefined}',
    killedBy: 'takes the message of Name away when it is filled, and brings it back',
  },
  {
    name: 'form: messages go all at once',
    file: 'src/components/Form.tsx',
    find: 'setEmpty(emptyFields(names, new FormData(form.current)))',
    replace: 'setEmpty([])',
    killedBy: 'loses one message at a time in every order of filling that begins with Card number',
  },
  {
    name: 'form: the attempt is remembered after a complete submission',
    file: 'src/components/Form.tsx',
    find: 'setAttempted(missing.length > 0)',
    replace: 'setAttempted(true)',
    killedBy: 'the contact form › starts afresh after a complete submission',
  },
  {
    name: 'form: a summary besides',
    file: 'src/components/Form.tsx',
    find: '        {content.fields.map((field) => (\n',
    replace:
      '        {attempted && empty.length > 0 && <p role="alert">Some fields are empty</p>}\n        {content.fields.map((field) => (\n',
    killedBy: 'the grievance form › says nothing else: no summary, no alert',
  },
  {
    name: 'form: the first empty field is not focused',
    file: 'src/components/Form.tsx',
    find: '?.focus()\n      return',
    replace: '\n      return',
    killedBy: 'the grievance form › focuses Phone number when it is the empty one',
  },
  {
    name: 'form: no log',
    file: 'src/components/Form.tsx',
    find: '    console.log(values)\n',
    replace: '',
    killedBy: 'the contact form › logs the values once, under the specified names',
  },
  {
    name: 'form: two logs',
    file: 'src/components/Form.tsx',
    find: '    console.log(values)\n',
    replace: '    console.log(values)\n    console.log(values)\n',
    killedBy: 'the grievance form › logs the values once, under the specified names',
  },
  {
    name: 'form: logs text instead of values',
    file: 'src/components/Form.tsx',
    find: '    console.log(values)\n',
    replace: '    console.log(JSON.stringify(values))\n',
    killedBy: 'the contact form › logs the values once, under the specified names',
  },
  {
    name: 'form: logs under another name',
    file: 'src/components/Form.tsx',
    find: '    console.log(values)\n',
    replace: "    console.log({ ...values, phone: values['phoneNo'] })\n",
    killedBy: 'the contact form › logs the values once, under the specified names',
  },
  {
    name: 'form: logs an incomplete submission',
    file: 'src/components/Form.tsx',
    find: '    if (missing[0]) {\n',
    replace: '    if (missing[0]) {\n      console.log(Object.fromEntries(data))\n',
    killedBy: 'the grievance form › logs nothing while a field is empty',
  },
  {
    name: 'form: values sent',
    file: 'src/components/Form.tsx',
    find: '    console.log(values)\n',
    replace: "    console.log(values)\n    void fetch('/?' + new URLSearchParams(values).toString())\n",
    killedBy: 'the grievance form › sends nothing',
  },
  {
    name: 'form: values sent by a beacon',
    file: 'src/components/Form.tsx',
    find: '    console.log(values)\n',
    replace: "    console.log(values)\n    navigator.sendBeacon('/', JSON.stringify(values))\n",
    killedBy: 'the contact form › sends nothing',
  },
  {
    name: 'form: values stored for good',
    file: 'src/components/Form.tsx',
    find: '    console.log(values)\n',
    replace: "    console.log(values)\n    localStorage.setItem('form', JSON.stringify(values))\n",
    killedBy: 'the grievance form › stores nothing',
  },
  {
    name: 'form: values stored for the session',
    file: 'src/components/Form.tsx',
    find: '    console.log(values)\n',
    replace: "    console.log(values)\n    sessionStorage.setItem('form', JSON.stringify(values))\n",
    killedBy: 'the contact form › stores nothing',
  },
  {
    name: 'form: values in the address',
    file: 'src/components/Form.tsx',
    find: '    console.log(values)\n',
    replace:
      "    console.log(values)\n    history.replaceState(history.state, '', '?' + new URLSearchParams(values).toString())\n",
    killedBy: 'the grievance form › leaves nothing in the address',
  },
  {
    name: 'form: not reset',
    file: 'src/components/Form.tsx',
    find: '    event.currentTarget.reset()\n',
    replace: '',
    killedBy: 'the contact form › is empty again afterwards',
  },
  {
    name: 'form: not submitted by Enter',
    file: 'src/components/Form.tsx',
    find: '<button type="submit" className="button" data-primary>',
    replace:
      '<button type="button" onClick={() => form.current?.requestSubmit()} className="button" data-primary>',
    killedBy: 'the grievance form › is submitted by the Enter key',
  },
  {
    name: 'form: checks formats',
    file: 'src/components/Form.tsx',
    find: '        noValidate\n',
    replace: '',
    killedBy: 'check no format of e-mail and numbers',
  },
  {
    name: 'confirmation: not focused',
    file: 'src/components/Form.tsx',
    find: '    if (confirmed) status.current?.focus()\n',
    replace: '',
    killedBy: 'the contact form › moves the focus to the confirmation',
  },
  {
    name: 'confirmation: stays after a failed submission',
    file: 'src/components/Form.tsx',
    find: '      setConfirmed(null)\n',
    replace: '',
    killedBy: 'a failed submission takes the confirmation away',
  },
  {
    name: 'confirmation: says that it was sent',
    file: 'src/content/forms.ts',
    find: "nothingSent: 'This form does not send anything by itself, and nothing was stored.'",
    replace: "nothingSent: 'Your message has been sent.'",
    killedBy: 'the grievance form › confirms without pretending that anything was sent',
  },
  {
    name: 'confirmation: without the name',
    file: 'src/pages/Contact.tsx',
    find: ', {values.name?.trim()}. ',
    replace: '. ',
    killedBy: 'the contact form thanks the visitor by name',
  },
  {
    name: 'confirmation: an empty e-mail',
    file: 'src/pages/Contact.tsx',
    find: "${values[name] ?? ''}",
    replace: '',
    killedBy: 'the contact form offers an e-mail with what was typed',
  },
  {
    name: 'confirmation: the Aadhaar number in an e-mail',
    file: 'src/pages/Grievance.tsx',
    find: 'confirm={() => (\n            <p>',
    replace:
      "confirm={(values) => (\n            <p>\n              <a href={`mailto:a@b.example?body=${values['aadharNo'] ?? ''}`}>Write</a>",
    killedBy: 'no Aadhaar number reaches any link',
  },
]

/** Edits that break nothing, each with the reason. */
export const equivalents: readonly Equivalent[] = [
  {
    name: "form: the browser's own submission is not prevented",
    file: 'src/components/Form.tsx',
    find: '    event.preventDefault()\n',
    replace: '',
    reason: 'method=dialog outside a dialog does nothing; either of the two is enough.',
  },
  {
    name: "form: values in the address, were it the browser's own submission",
    file: 'src/components/Form.tsx',
    find: 'method="dialog"',
    replace: 'method="get"',
    reason:
      "The script prevents that submission, the policy's form-action 'none' does, and without script there is no form.",
  },
]

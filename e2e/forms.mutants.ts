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
    killedBy:
      'the grievance form › shows the four messages in order when nothing is filled, and nothing else',
  },
  ...fields.map(([form, name, label, message]) => ({
    name: `required: ${form} ${name} made optional`,
    file: 'src/lib/emptyFields.ts',
    find: 'names.filter((name) => String(',
    replace: `names.filter((name) => !(name === '${name}' && location.pathname === '/${form}') && String(`,
    killedBy: `the ${form} form › says under an empty ${label}: ${message}`,
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
    killedBy: 'both forms › have numbers without spinners',
  },
  {
    name: 'numbers: the wheel changes them',
    file: 'src/components/Field.module.css',
    find: "  .field input[type='number'] {\n    appearance: textfield;\n  }\n\n  .field input::-webkit-outer-spin-button,\n  .field input::-webkit-inner-spin-button {\n    display: none;\n    appearance: none;\n  }\n",
    replace: '',
    killedBy: 'both forms › do not change a number by the mouse wheel',
  },
  {
    name: 'fields: the browser remembers the Aadhaar number',
    file: 'src/content/forms.ts',
    find: "message: \"It's mandatory to fill Aadhar Number\",\n        autoComplete: 'off',",
    replace: "message: \"It's mandatory to fill Aadhar Number\",\n        autoComplete: 'on',",
    killedBy: 'the grievance form › tells the browser what its fields are for, and that each is required',
  },
  {
    name: 'fields: the message stands far from its field',
    file: 'src/components/Field.module.css',
    find: '    gap: var(--space-1);\n  }\n\n  .field label',
    replace: '    gap: 3rem;\n  }\n\n  .field label',
    killedBy: 'the grievance form › shows each message right under its field',
  },
  {
    name: 'form: spaces count as filled',
    file: 'src/lib/emptyFields.ts',
    find: '.trim()',
    replace: '',
    killedBy: 'both forms › count a field with only spaces as empty',
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
    killedBy:
      'the contact form › takes the message of a field away when it is filled, and only that, and brings it back',
  },
  {
    name: 'form: messages go all at once',
    file: 'src/components/Form.tsx',
    find: 'setEmpty(emptyFields(names, new FormData(form.current)))',
    replace: 'setEmpty([])',
    killedBy:
      'the grievance form › takes the message of a field away when it is filled, and only that, and brings it back',
  },
  {
    name: 'form: a summary besides',
    file: 'src/components/Form.tsx',
    find: '        {content.fields.map((field) => (\n',
    replace:
      '        {attempted && empty.length > 0 && <p role="alert">Some fields are empty</p>}\n        {content.fields.map((field) => (\n',
    killedBy:
      'the grievance form › shows the four messages in order when nothing is filled, and nothing else',
  },
  {
    name: 'form: the first empty field is not focused',
    file: 'src/components/Form.tsx',
    find: '?.focus()\n      return',
    replace: '\n      return',
    killedBy: "the grievance form › says under an empty Phone number: It's mandatory to fill Phone Number",
  },
  {
    name: 'form: logs an incomplete submission',
    file: 'src/components/Form.tsx',
    find: '    if (missing[0]) {\n',
    replace: '    if (missing[0]) {\n      console.log(Object.fromEntries(data))\n',
    killedBy: "the grievance form › says under an empty Phone number: It's mandatory to fill Phone Number",
  },
  {
    name: 'form: checks formats',
    file: 'src/components/Form.tsx',
    find: '        noValidate\n',
    replace: '',
    killedBy: 'check no format of e-mail and numbers',
  },
  {
    name: 'fields: no autofill tokens',
    file: 'src/components/Field.tsx',
    find: '    autoComplete,\n    onInput',
    replace: '    onInput',
    killedBy: 'the contact form › tells the browser what its fields are for, and that each is required',
  },
  {
    name: 'fields: not said to be required',
    file: 'src/components/Field.tsx',
    find: '    required: true,\n',
    replace: '',
    killedBy: 'the grievance form › tells the browser what its fields are for, and that each is required',
  },
  {
    name: 'access: the e-mail cannot be filled in by the browser',
    file: 'src/content/forms.ts',
    find: "autoComplete: 'email'",
    replace: "autoComplete: 'off'",
    killedBy: 'the contact form › tells the browser what its fields are for, and that each is required',
  },
  {
    name: 'access: required said twice',
    file: 'src/components/Field.tsx',
    find: 'required: true,',
    replace: "required: true,\n    'aria-required': true,",
    killedBy: 'the grievance form › tells the browser what its fields are for, and that each is required',
  },
  {
    name: 'fields: no label',
    file: 'src/components/Field.tsx',
    find: '<label htmlFor={name}>',
    replace: '<label>',
    killedBy: 'the contact form › has its heading, its four fields and its button',
  },
  {
    name: 'fields: no aria-invalid',
    file: 'src/components/Field.tsx',
    find: "    'aria-invalid': invalid || undefined,\n",
    replace: '',
    killedBy: "the grievance form › says under an empty Card number: It's mandatory to fill Card Number",
  },
  {
    name: 'fields: no aria-describedby',
    file: 'src/components/Field.tsx',
    find: "    'aria-describedby': invalid ? messageId : undefined,\n",
    replace: '',
    killedBy: "the contact form › says under an empty Name: It's mandatory to fill Name",
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

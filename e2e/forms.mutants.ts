import type { Mutants } from './mutants/mutants.ts'

/** Both forms: each message, each required field, each number, and what a submission does. */
export const mutants: Mutants = {
  'the contact form says under each field that is empty alone what is missing': [
    [
      'src/components/Field.tsx',
      '<span>{message}</span>',
      "<span>{name === 'email' && location.pathname === '/contact' ? \"It's mandatory to fill Email\" : message}</span>",
    ],
  ],
  'the grievance form shows the four messages, each under its field, when nothing is filled, and nothing else':
    [
      [
        'src/content/forms.ts',
        "message: \"It's mandatory to fill Card Number\",\n        autoComplete: 'off',\n      },\n      {\n        name: 'aadharNo',\n        label: 'Aadhar number',\n        type: 'number',\n        message: \"It's mandatory to fill Aadhar Number\",",
        "message: \"It's mandatory to fill Aadhar Number\",\n        autoComplete: 'off',\n      },\n      {\n        name: 'aadharNo',\n        label: 'Aadhar number',\n        type: 'number',\n        message: \"It's mandatory to fill Card Number\",",
      ],
      [
        'src/components/Field.module.css',
        '    gap: var(--space-1);\n  }\n\n  .field label',
        '    gap: 3rem;\n  }\n\n  .field label',
      ],
    ],
  'have numbers without spinners, which the Tab key leaves, also after letters': [
    ['src/components/Field.module.css', '    appearance: textfield;\n', ''],
  ],
  'both forms do not change a number by the mouse wheel': [
    [
      'src/components/Field.module.css',
      "  .field input[type='number'] {\n    appearance: textfield;\n  }\n\n  .field input::-webkit-outer-spin-button,\n  .field input::-webkit-inner-spin-button {\n    display: none;\n    appearance: none;\n  }\n",
      '',
    ],
  ],
  'the grievance form has its heading, its four fields, what they are for, and its button': [
    [
      'src/content/forms.ts',
      "label: 'Card number',\n        type: 'number'",
      "label: 'Card number',\n        type: 'text'",
    ],
  ],
  'the grievance form says nothing before it is submitted': [
    ['src/components/Form.tsx', 'useState(false)', 'useState(true)'],
  ],
  'the contact form takes the message of a field away when it is filled, and only that, and brings it back': [
    [
      'src/components/Form.tsx',
      'onInput={() => form.current && setEmpty(emptyFields(names, new FormData(form.current)))}',
      'onInput={() => undefined}',
    ],
  ],
  'the grievance form takes the message of a field away when it is filled, and only that, and brings it back':
    [['src/components/Form.tsx', 'setEmpty(emptyFields(names, new FormData(form.current)))', 'setEmpty([])']],
  'the contact form has its heading, its four fields, what they are for, and its button': [
    ['src/components/Field.tsx', '    autoComplete,\n    onInput', '    onInput'],
    ['src/components/Field.tsx', '<label htmlFor={name}>', '<label>'],
    ['src/components/Field.tsx', '<textarea rows={6}', '<textarea rows={6} maxLength={200}'],
  ],
}

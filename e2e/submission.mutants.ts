import type { Mutants } from './mutants/mutants.ts'

/** What a complete form does: it logs, and nothing else; and what it says then. */
export const mutants: Mutants = {
  'a complete contact form logs its values once, under the specified names, sends nothing and keeps nothing':
    [
      ['src/components/Form.tsx', '    console.log(values)\n', ''],
      ['src/components/Form.tsx', '        noValidate\n', ''],
      [
        'src/components/Form.tsx',
        '    console.log(values)\n',
        "    console.log(values)\n    navigator.sendBeacon('/', JSON.stringify(values))\n",
      ],
    ],
  'a complete grievance form is submitted by the Enter key': [
    [
      'src/components/Form.tsx',
      '<button type="submit" className="button" data-primary>',
      '<button type="button" onClick={() => form.current?.requestSubmit()} className="button" data-primary>',
    ],
  ],
  'the confirmation has the focus, above a form that is empty again and starts afresh': [
    ['src/components/Form.tsx', '    event.currentTarget.reset()\n', ''],
  ],
  'the confirmation stands on a ground of its own': [
    ['src/pages/FormPage.module.css', '    --notice: var(--paper);\n\n', ''],
  ],
  'the confirmation goes when the next submission fails': [
    ['src/components/Form.tsx', '      setConfirmed(null)\n', ''],
  ],
  'does not pretend that anything was sent, and brings no Aadhaar number into any link': [
    [
      'src/content/forms.ts',
      "nothingSent: 'One step is left: this form itself sends and stores nothing.'",
      "nothingSent: 'Your message has been sent.'",
    ],
    [
      'src/pages/Grievance.tsx',
      'confirm={() => (\n            <p>',
      "confirm={(values) => (\n            <p>\n              <a href={`mailto:a@b.example?body=${values['aadharNo'] ?? ''}`}>Write</a>",
    ],
  ],
}

import { expect, test } from 'vitest'
import { renderCspVariables } from './cspVariables.ts'

test('a page may send to its own endpoint, named without query, and to the site itself', () => {
  const endpoints: [string, string][] = [
    ['contact', 'https://forms.test/send?key=1'],
    ['grievance', '/api/grievance'],
  ]
  const [, formAction, formConnect] = renderCspVariables('', [], endpoints).split(/^map (?=\$uri \$form)/m)
  expect(formAction).toBe(`$uri $form_action {
    volatile;
    default "'none'";
    "~^/contact\\.html" "https://forms.test/send 'self'";
    "~^/grievance\\.html" "'self'";
}
`)
  expect(formConnect).toContain('"~^/contact\\.html" " https://forms.test/send";')
})

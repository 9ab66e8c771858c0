import { expect, test } from 'vitest'
import { renderCspVariables } from './renderCspVariables.ts'

test('scripts may send to every endpoint, a form only to the endpoint of its page', () => {
  const endpoints: [string, string][] = [
    ['contact', 'https://forms.test/send?key=1'],
    ['grievance', '/api/grievance'],
  ]
  const variables = renderCspVariables('', [], endpoints)
  expect(variables).toContain(`
map $uri $form_action {
    volatile;
    default "'none'";
    "~^/contact\\.html" "https://forms.test/send 'self'";
    "~^/grievance\\.html" "'self'";
}
`)
  expect(variables).toContain('\nmap "" $form_connect { default " https://forms.test/send"; }\n')
})

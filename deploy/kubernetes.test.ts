// @vitest-environment node
// Network policy, and how nginx learns of https. lint-infra.ts validates every field; not tried on a real cluster.
import { expect, test } from 'vitest'
import { manifests } from './kubernetes.ts'

const specs = (kind: string) =>
  [...manifests('base/website.yaml'), ...manifests('gateway/gateway.yaml')]
    .filter((one) => one.kind === kind)
    .map(({ spec }) => spec)

test('the gateway tells nginx that a visitor came by https, and http only redirects', () => {
  const headers = [{ name: 'X-Forwarded-Proto', value: 'https' }]
  const parent = (sectionName: string) => [{ name: 'website', sectionName }]
  const redirect = { scheme: 'https', hostname: 'www.example.com', statusCode: 301 }
  expect(specs('HTTPRoute')).toEqual([
    {
      parentRefs: parent('https'),
      rules: [
        {
          backendRefs: [{ name: 'website', port: 80 }],
          filters: [{ type: 'RequestHeaderModifier', requestHeaderModifier: { set: headers } }],
        },
      ],
    },
    {
      parentRefs: parent('http'),
      rules: [{ filters: [{ type: 'RequestRedirect', requestRedirect: redirect }] }],
    },
  ])
})

test('the pods go nowhere, and only the proxies come in', () => {
  const proxies = {
    namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'envoy-gateway-system' } },
  }
  expect(specs('NetworkPolicy')).toMatchObject([
    { policyTypes: ['Ingress', 'Egress'], ingress: [{ from: [proxies], ports: [{ port: 'http' }] }] },
  ])
  expect(JSON.stringify(specs('NetworkPolicy'))).not.toContain('"egress"')
})

// Tests the network policy, and the header X-Forwarded-Proto, which tells nginx that the visitor uses https.
// lintInfra.ts validates every field. Nobody has tried the manifests on a real cluster.
import { expect, test } from 'vitest'
import { readManifests } from './kubernetes.ts'

const readSpecs = (kind: string) =>
  [...readManifests('base/website.yaml'), ...readManifests('gateway/gateway.yaml')]
    .filter((one) => one.kind === kind)
    .map(({ spec }) => spec)

test('the gateway sets X-Forwarded-Proto, and redirects http', () => {
  const headers = [{ name: 'X-Forwarded-Proto', value: 'https' }]
  const createParentRefs = (sectionName: string) => [{ name: 'website', sectionName }]
  const [gateway] = readSpecs('Gateway') as { listeners: { hostname?: string }[] }[]
  const redirect = { scheme: 'https', hostname: gateway?.listeners[0]?.hostname, statusCode: 301 }
  expect(readSpecs('HTTPRoute')).toEqual([
    {
      parentRefs: createParentRefs('https'),
      rules: [
        {
          backendRefs: [{ name: 'website', port: 80 }],
          filters: [{ type: 'RequestHeaderModifier', requestHeaderModifier: { set: headers } }],
        },
      ],
    },
    {
      parentRefs: createParentRefs('http'),
      rules: [{ filters: [{ type: 'RequestRedirect', requestRedirect: redirect }] }],
    },
  ])
})

test('an update or a drained node never stops all pods', () => {
  expect(readSpecs('Deployment')).toMatchObject([{ strategy: { rollingUpdate: { maxUnavailable: 0 } } }])
  expect(readSpecs('PodDisruptionBudget')).toMatchObject([{ maxUnavailable: 1 }])
  expect(readSpecs('HorizontalPodAutoscaler')).toMatchObject([{ minReplicas: 2 }])
})

test('service, budget and policy select the pods', () => {
  const [deployment] = readSpecs('Deployment') as { template: { metadata: { labels: object } } }[]
  const labels = deployment?.template.metadata.labels
  expect(readSpecs('Service')).toMatchObject([
    { selector: labels, ports: [{ port: 80, targetPort: 'http' }] },
  ])
  expect(readSpecs('PodDisruptionBudget')).toMatchObject([{ selector: { matchLabels: labels } }])
  expect(readSpecs('NetworkPolicy')).toMatchObject([{ podSelector: { matchLabels: labels } }])
})

test.each(['gateway', 'ingress'])(
  '%s puts everything into the namespace of the registry secret',
  (overlay) => {
    expect(readManifests(`${overlay}/kustomization.yaml`)).toMatchObject([{ namespace: 'website' }])
  },
)

test('the ingress passes all paths to the service', () => {
  const paths = [{ path: '/', pathType: 'Prefix', backend: { service: { name: 'website' } } }]
  expect(readManifests('ingress/ingress.yaml')).toMatchObject([{ spec: { rules: [{ http: { paths } }] } }])
})

test('pods have no egress, and ingress only from the proxies', () => {
  const proxyNamespace = {
    namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': expect.any(String) as string } },
  }
  expect(readSpecs('NetworkPolicy')).toMatchObject([
    { policyTypes: ['Ingress', 'Egress'], ingress: [{ from: [proxyNamespace], ports: [{ port: 'http' }] }] },
  ])
  expect(JSON.stringify(readSpecs('NetworkPolicy'))).not.toContain('"egress"')
})

import type { Mutants } from '../e2e/mutants/mutants.ts'

/** What the manifests for Kubernetes promise. */
export const mutants: Mutants = {
  'the gateway tells nginx that a visitor came by https, and http only redirects': [
    [
      'deploy/kubernetes/gateway/gateway.yaml',
      '                value: https\n',
      '                value: http\n',
    ],
  ],
  'the pods go nowhere, and only the proxies come in': [
    ['deploy/kubernetes/base/website.yaml', 'policyTypes: [Ingress, Egress]', 'policyTypes: [Ingress]'],
  ],
}

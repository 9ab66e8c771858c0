import type { Mutants } from '../e2e/mutants/mutants.ts'

const file = '.github/workflows/release.yml'

/** What a release promises. */
export const mutants: Mutants = {
  'a release comes after all that main must pass, and gets its names after it was tested itself': [
    [file, 'git merge-base --is-ancestor "$GITHUB_SHA" origin/main', 'git cat-file -e "$GITHUB_SHA"'],
    [file, '    needs: [build, test]\n', '    needs: [build]\n'],
  ],
  'a release is built from nothing that another build wrote, to the same bits each time, and says what is in it':
    [
      [file, ',rewrite-timestamp=true', ''],
      ['Dockerfile', 'ARG BUILDKIT_SBOM_SCAN_CONTEXT=true\n', ''],
    ],
  'a release starts on each processor that it is built for': [
    [file, '          - runner: ubuntu-24.04-arm', '          - runner: ubuntu-24.04'],
  ],
  'a release v1.2.3-rc.1 is found under the names ["1.2.3-rc.1"]': [[file, '[[ $version == *-* ]] || ', '']],
  'a release is verified by the one workflow that may sign, here and in README': [
    [
      file,
      '--certificate-identity "$GITHUB_SERVER_URL/$GITHUB_WORKFLOW_REF"',
      '--certificate-identity-regexp release.yml',
    ],
  ],
}

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A certificate that is signed by the tests' own CA, and its key. */
export interface SignedCertificate {
  key: string
  cert: string
}

interface Certificates {
  ca: string
  /** Valid for all test hosts, for 90 days. */
  good: SignedCertificate
  /** Valid for all test hosts, for three days. */
  short: SignedCertificate
  /** Valid for another host only. */
  foreign: SignedCertificate
}

/** Creates the CA and the certificates of the doctor's tests; needs openssl. */
export function createCertificates(): Certificates {
  const folder = mkdtempSync(join(tmpdir(), 'doctor-'))
  const runOpenssl = (...args: string[]) => {
    const { status, stderr } = spawnSync('openssl', args, { cwd: folder, encoding: 'utf8' })
    if (status !== 0) throw new Error(`openssl ${args[0]}: ${stderr}`)
  }
  const keyArgs = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const signCertificate = (name: string, days: number, hosts: string[]): SignedCertificate => {
    writeFileSync(join(folder, 'names'), `subjectAltName=${hosts.map((host) => `DNS:${host}`).join(',')}`)
    runOpenssl('req', ...keyArgs, '-keyout', `${name}.key`, '-out', `${name}.csr`, '-subj', `/CN=${name}`)
    const authorityArgs = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-extfile', 'names']
    runOpenssl(
      'x509',
      '-req',
      '-in',
      `${name}.csr`,
      '-out',
      `${name}.pem`,
      '-days',
      String(days),
      ...authorityArgs,
    )
    return { key: readFile(`${name}.key`), cert: readFile(`${name}.pem`) }
  }
  const readFile = (file: string) => readFileSync(join(folder, file), 'utf8')
  try {
    runOpenssl(
      'req',
      '-x509',
      ...keyArgs,
      '-keyout',
      'ca.key',
      '-out',
      'ca.pem',
      '-days',
      '90',
      '-subj',
      '/CN=authority',
    )
    const hosts = ['www.oak.test', 'oak.test', 'partner.test']
    return {
      ca: readFile('ca.pem'),
      good: signCertificate('good', 90, hosts),
      short: signCertificate('short', 3, hosts),
      foreign: signCertificate('foreign', 90, ['pine.test']),
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

import { readFileSync } from 'node:fs'
import packageJson from '../package.json' with { type: 'json' }
import { hashOf } from './hashOf.ts'

/**
 * AVIF in 10 bit, because 8 bit shows banding on plain walls. Film grain keeps the texture of walls for few bytes, because
 * the decoder synthesises it. sharp's own encoder supports neither. Figures: bench/README.md.
 */
export const encoderOptions = {
  quality: 85,
  denoiseLevel: 4,
  speed: 7,
  bitDepth: 10 as const,
  /** For pieces on white: no grain, which looks like dirt there, and no chroma subsampling (3), which leaves a fringe. */
  cutOut: { denoiseLevel: 0, subsample: 3 },
  jpegQuality: 82,
}

const { '@jsquash/avif': avif, sharp } = packageJson.devDependencies
const urls = ['./encodeWorker.ts', './analyzePhotograph.ts'].map((name) => new URL(name, import.meta.url))
const code = hashOf(Buffer.concat(urls.map((url) => readFileSync(url))))
/** Part of the version in file names: after a change of encoders or encoding code, caches do not serve old files. */
export const encoderVersions = { avif, sharp, code }

import packageJson from '../package.json' with { type: 'json' }

/**
 * AVIF in 10 bit, because 8 bit shows banding on plain walls. Film grain (`denoiseLevel`) keeps the texture of walls
 * in few bytes, because the decoder synthesises it. sharp's own encoder supports neither. Figures: bench/README.md.
 */
export const encoderOptions = {
  quality: 85,
  denoiseLevel: 4,
  speed: 7,
  bitDepth: 10 as const,
  /** For pieces on white: grain looks like dirt there, and chroma subsampling leaves a fringe (3 turns it off). */
  cutOut: { denoiseLevel: 0, subsample: 3 },
  jpegQuality: 82,
}

const { '@jsquash/avif': avif, sharp } = packageJson.devDependencies
export const encoderVersions = { avif, sharp }

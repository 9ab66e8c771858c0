import marqueeModule from 'react-fast-marquee'

// CommonJS without an exports map: the default import is the namespace (justin-chu/react-fast-marquee#140, #141).
const { default: unwrapped } = marqueeModule as unknown as { default?: typeof marqueeModule }

/** The marquee library, in a chunk of its own. Importing it adds its style element: the policy knows its hash. */
export const FastMarquee = unwrapped ?? marqueeModule

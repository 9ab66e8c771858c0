/** Width (stroke included) and path of each certification mark. All drawings are 32 units high. */
const drawings = {
  timber: [
    20,
    'M19 9v30M19 15c5 0 9 4 9 9s-4 9-9 9-9-4-9-9 4-9 9-9M19 20c2.2 0 4 1.8 4 4s-1.8 4-4 4-4-1.8-4-4 1.8-4 4-4',
  ],
  joint: [30, 'M10 19h9l-2 10h14l-2-10h9M10 34h28M17 29v5M31 29v5'],
  iron: [18, 'M18 10v20M14 14l8 4M14 20l8 4M18 30c0 6-8 6-8 1 0-3 4-3 4 0M18 30c0 6 8 6 8 1 0-3-4-3-4 0'],
  packing: [26, 'M10 16h24v18H10zM10 22h24M10 28h24M17 16v18M27 16v18'],
} as const

/**
 * The drawing of a mark in the section "Certifications", such as "Timber". Decorative: the mark's label is
 * next to it.
 */
export const CertificationDrawing = ({ drawing }: { drawing: keyof typeof drawings }) => {
  const [width, path] = drawings[drawing]
  return (
    <svg viewBox={`9 8 ${width} 32`} height="50" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.4" />
    </svg>
  )
}

const drawings = {
  timber:
    'M24 9v30M24 15c5 0 9 4 9 9s-4 9-9 9-9-4-9-9 4-9 9-9M24 20c2.2 0 4 1.8 4 4s-1.8 4-4 4-4-1.8-4-4 1.8-4 4-4',
  joint: 'M10 19h9l-2 10h14l-2-10h9M10 34h28M17 29v5M31 29v5',
  iron: 'M24 10v20M20 14l8 4M20 20l8 4M24 30c0 6-8 6-8 1 0-3 4-3 4 0M24 30c0 6 8 6 8 1 0-3-4-3-4 0',
  packing: 'M12 16h24v18H12zM12 22h24M12 28h24M19 16v18M29 16v18',
}

/** One of the firm's house marks. Decorative: its name stands beside it. */
export const HouseMark = ({ drawing }: { drawing: keyof typeof drawings }) => (
  <svg viewBox="6 6 36 36" width="48" height="48" aria-hidden="true">
    <path d={drawings[drawing]} fill="none" stroke="currentColor" strokeWidth="1.4" />
  </svg>
)

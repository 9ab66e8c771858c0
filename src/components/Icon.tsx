const iconPathData = {
  pause: 'M8 5v14M16 5v14',
  play: 'M8 5l11 7-11 7z',
  previous: 'M15 4l-8 8 8 8',
  next: 'M9 4l8 8-8 8',
  close: 'M5 5l14 14M19 5L5 19',
  check: 'M4 13l5 5L20 6',
  error: 'M12 3.5 2.5 20.5h19zM12 10v5M12 17.3v1',
}

export type IconName = keyof typeof iconPathData

/** A line icon, by default 24 px wide (--icon-size in tokens.css). Hidden from assistive technology. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d={iconPathData[name]} fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="square" />
  </svg>
)

export interface Bar {
  label: string
  /** Milliseconds of every run. */
  values: number[]
  median: number
  /** The page that the others are compared with. */
  reference?: boolean
}

const [left, width, row] = [210, 620, 26]
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A bar per page for the median and a dot per run, the reference as a vertical line: an SVG document. */
export function plot(title: string, bars: Bar[]): string {
  const most = Math.max(...bars.flatMap(({ values }) => values)) * 1.08
  const x = (value: number) => (left + (value / most) * width).toFixed(1)
  const height = 60 + bars.length * row
  const limit = bars.find(({ reference }) => reference)
  const body = bars.map(({ label, values, median, reference }, index) => {
    const y = 44 + index * row
    return `<text x="${left - 8}" y="${y + 13}" text-anchor="end">${escape(label)}</text>
<rect x="${left}" y="${y}" width="${((median / most) * width).toFixed(1)}" height="18" fill="${reference ? '#7a7266' : '#c9a27a'}"/>
${values.map((value) => `<circle cx="${x(value)}" cy="${y + 9}" r="2.5" fill="#222"/>`).join('')}
<text x="${left + width + 8}" y="${y + 13}">${Math.round(median)} ms</text>`
  })
  const line =
    limit && `<path d="M${x(limit.median)} 38V${height - 12}" stroke="#a33b20" stroke-dasharray="4 3"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${left + width + 80} ${height}" font-family="sans-serif" font-size="13">
<rect width="100%" height="100%" fill="#fff"/>
<text x="16" y="24" font-size="16">${escape(title)}</text>
${body.join('\n')}
${line ?? ''}
</svg>
`
}

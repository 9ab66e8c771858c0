import { openMaster } from '../build/analyzePhotograph.ts'

/** Height of the silhouette in pixels: about twice the height of most pieces in SizeComparison, for dense screens. */
const rasterHeight = 240
/** Brightness (0 to 255) up to which a pixel belongs to the piece and not to its shadow. */
const maxPieceBrightness = 200

/** Adjacent dark pixels in a row; `right` is the first light pixel after them. */
interface Run {
  left: number
  right: number
}

/**
 * Draws an SVG in millimetres: the silhouette of a piece that is photographed on white, made of rectangles.
 * Adjacent rows that are dark at the same places have the same rectangles. `width` and `height`: the piece's
 * dimensions in mm. Throws if nothing in the photograph is dark enough.
 */
export async function drawElevation(photograph: string, width: number, height: number): Promise<string> {
  const { data, info } = await openMaster(photograph)
    .flatten({ background: '#fff' })
    .greyscale()
    .trim({ background: '#fff', threshold: 255 - maxPieceBrightness })
    .resize({
      height: rasterHeight,
      width: Math.max(1, Math.round((rasterHeight * width) / height)),
      fit: 'fill',
    })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const rows = Array.from({ length: info.height }, (_, y): Run[] => {
    const runs: Run[] = []
    for (let x = 0; x < info.width; x++) {
      if ((data[(y * info.width + x) * info.channels] ?? 255) > maxPieceBrightness) continue
      const lastRun = runs.at(-1)
      if (lastRun?.right === x) lastRun.right++
      else runs.push({ left: x, right: x + 1 })
    }
    return runs
  })
  // Resizing loses edges thinner than a pixel. So the rest is stretched to the piece's whole width and height.
  const [top, bottom] = [rows.findIndex(isDrawn), rows.findLastIndex(isDrawn) + 1]
  if (top === -1) throw new Error('has nothing dark enough on white to draw')
  const left = Math.min(...rows.flat().map((run) => run.left))
  const right = Math.max(...rows.flat().map((run) => run.right))
  const toMillimetresX = (x: number) => Math.round(((x - left) * width) / (right - left))
  const toMillimetresY = (y: number) => Math.round(((y - top) * height) / (bottom - top))
  let pathData = ''
  for (let y = top, end = y + 1; y < bottom; y = end, end++) {
    const runs = rows[y] ?? []
    while (end < bottom && JSON.stringify(rows[end]) === JSON.stringify(runs)) end++
    for (const run of runs)
      pathData += `M${toMillimetresX(run.left)} ${toMillimetresY(y)}H${toMillimetresX(run.right)}V${toMillimetresY(end)}H${toMillimetresX(run.left)}z`
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="${pathData}"/></svg>\n`
}

const isDrawn = (row: Run[]) => row.length > 0

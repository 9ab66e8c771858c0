import sharp from 'sharp'

/** Number of pixel rows of a scanned silhouette: more than SizeComparison displays. */
const rowCount = 240
/** Lightest value, of 255, that belongs to the piece and not to its shadow. */
const lightestOfPiece = 200

/** Adjacent dark pixels in a row; `right` is the first light pixel after them. */
interface Run {
  left: number
  right: number
}

/**
 * Draws the silhouette of a piece on white as an SVG in millimetres. Adjacent rows of equal pixels become one strip. `width`
 * and `height` are those of the piece. Throws if there is no piece on white.
 */
export async function drawElevation(photograph: string, width: number, height: number): Promise<string> {
  const { data, info } = await sharp(photograph)
    .autoOrient()
    .flatten({ background: '#fff' })
    .greyscale()
    .trim({ background: '#fff', threshold: 255 - lightestOfPiece })
    .resize({ height: rowCount, width: Math.max(1, Math.round((rowCount * width) / height)), fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const runsOf = (y: number): Run[] => {
    const runs: Run[] = []
    for (let x = 0; x < info.width; x++) {
      if ((data[(y * info.width + x) * info.channels] ?? 255) > lightestOfPiece) continue
      const last = runs.at(-1)
      if (last?.right === x) last.right++
      else runs.push({ left: x, right: x + 1 })
    }
    return runs
  }
  const mmPerRow = height / rowCount
  const mm = (px: number) => Math.round(px * mmPerRow)
  let pathData = ''
  for (let y = 0, end = 1; y < rowCount; y = end, end++) {
    const runs = runsOf(y)
    while (end < rowCount && JSON.stringify(runsOf(end)) === JSON.stringify(runs)) end++
    for (const { left, right } of runs)
      pathData += `M${mm(left)} ${mm(y)}H${mm(right)}V${mm(end)}H${mm(left)}z`
  }
  if (!pathData) throw new Error('has nothing dark enough on white to draw')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="${pathData}"/></svg>\n`
}

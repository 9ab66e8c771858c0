import { join, parse } from 'node:path'
import {
  analyzePhotograph,
  computeMaxEncodedWidth,
  openMaster,
  type FocalPoint,
  type Master,
} from '../build/analyzePhotograph.ts'
import { formatContentPath, photographsFolder } from '../owner/folders.ts'
import { createError, createWarning, type ContentProblem } from '../owner/contentProblem.ts'
import type { PhotographReference } from '../owner/readContent.ts'
import type { PhotographUse } from '../src/content/schemas/schemaParts.ts'
import { examineBorder } from './examineBorder.ts'
import { detectFormat } from './detectFormat.ts'
import { listContentFiles } from '../owner/listContentFiles.ts'

/**
 * Width in px that the owner's file needs for each use: the minimum, and one for dense screens. CONTENT.md
 * has this table.
 */
export const widthsByUse: Record<PhotographUse, { minimum: number; sharp: number }> = {
  edgeToEdge: { minimum: 1200, sharp: 2000 },
  besideText: { minimum: 800, sharp: 1600 },
  card: { minimum: 600, sharp: 1600 },
  piece: { minimum: 600, sharp: 1400 },
  besideList: { minimum: 400, sharp: 1000 },
  social: { minimum: 800, sharp: 1200 },
}

/** Brightness (0 to 255) from which a background is nearly white, and from which it does not show on the page. */
const [nearlyWhiteBrightness, plainWhiteBrightness] = [235, 254]

/**
 * Problems of one photograph's files: format, size, and a white background that would be visible as a box on
 * the page.
 */
export async function findPhotographProblems(
  name: string,
  focus: FocalPoint | undefined,
  photographReferences: PhotographReference[],
): Promise<ContentProblem[]> {
  const where = formatContentPath('photographs', `${name}.jpg`)
  const file = join(photographsFolder, `${name}.jpg`)
  const uprightFileName = `${name}-upright.jpg`
  const fileNames = listContentFiles(photographsFolder)
  const hasUpright = fileNames.includes(uprightFileName)
  if (!fileNames.includes(`${name}.jpg`)) {
    const similarName = fileNames.find((each) => parse(each).name.toLowerCase() === name.toLowerCase())
    if (!similarName)
      return [
        createError(where, `the file is missing, though ${formatContentPath('photographs.json')} names it`),
      ]
    const remedy = /\.jpe?g$/i.test(similarName)
      ? `rename it to ${name}.jpg`
      : `export it as a JPEG with the name ${name}.jpg`
    return [createError(where, `the file is called ${similarName}; ${remedy}`)]
  }
  for (const each of hasUpright ? [`${name}.jpg`, uprightFileName] : [`${name}.jpg`]) {
    const format = await detectFormat(join(photographsFolder, each))
    if (format !== 'JPEG')
      return [
        createError(
          formatContentPath('photographs', each),
          `is ${format}, whatever it is called, expected: a JPEG; export it as one`,
        ),
      ]
  }
  try {
    if (hasUpright) await openMaster(join(photographsFolder, uprightFileName)).stats() // throws if the file is not whole
  } catch (reason) {
    return [createUnreadableError(formatContentPath('photographs', uprightFileName), reason)]
  }
  try {
    const { masters, isCutOut } = await analyzePhotograph(photographsFolder, name, focus)
    const ownUses = photographReferences.filter(({ photograph }) => photograph === name)
    const problems = [
      ...findSizeProblems(where, masters.whole.crop, isCutOut, ownUses),
      ...findUprightProblems(uprightFileName, masters.upright),
    ]
    if (isCutOut && hasUpright)
      problems.push(
        createWarning(
          formatContentPath('photographs', uprightFileName),
          `is not used: on white, phones show ${name}.jpg, too`,
        ),
      )
    const { darkSides, brightness } = await examineBorder(file)
    const isNearlyWhite = brightness >= nearlyWhiteBrightness && brightness < plainWhiteBrightness
    // Three or four dark sides are a room, unless the background is plain white apart from the piece.
    const isTouchingEdge =
      darkSides.length > 0 && (darkSides.length < 3 || brightness >= plainWhiteBrightness)
    if (!isCutOut && isTouchingEdge)
      problems.push(
        createWarning(
          where,
          `stands as a white box on the page: the piece or its shadow touches the edge (${darkSides.join(', ')}). With plain white on all four sides it stands free`,
        ),
      )
    else if (isNearlyWhite && (isCutOut || isShownAsPiece(ownUses)))
      problems.push(
        createWarning(
          where,
          `stands as a pale box on the page: its background is nearly white (${brightness} of 255). Brightened to plain white, the piece stands free`,
        ),
      )
    return problems
  } catch (reason) {
    return [createUnreadableError(where, reason)]
  }
}

const createUnreadableError = (where: string, reason: unknown) =>
  createError(
    where,
    `cannot be read (${reason instanceof Error ? reason.message : String(reason)}), expected: a whole JPEG; open it and export it again`,
  )

const isShownAsPiece = (photographReferences: PhotographReference[]) =>
  photographReferences.some(({ photographUse }) => photographUse === 'piece')

function findSizeProblems(
  where: string,
  { width, height }: Master['crop'],
  isCutOut: boolean,
  photographReferences: PhotographReference[],
): ContentProblem[] {
  const findLargestUse = (size: 'minimum' | 'sharp') =>
    photographReferences
      .map(({ photographUse, where: placement }) => ({ placement, ...widthsByUse[photographUse] }))
      .toSorted((one, other) => other[size] - one[size])[0]
  const [needed, sharpest] = [findLargestUse('minimum'), findLargestUse('sharp')]
  if (!needed || !sharpest) return []
  const ratio = width / height
  const problems: ContentProblem[] = []
  const isEdgeToEdge = photographReferences.some(({ photographUse }) => photographUse === 'edgeToEdge')
  if (isEdgeToEdge && !isCutOut && ratio < 1)
    problems.push(
      createWarning(
        where,
        `is ${width} x ${height} px: desktops show only a part of it, not sharp; expected wider than high`,
      ),
    )
  else if ((ratio > 2.05 || ratio < 0.48) && (isShownAsPiece(photographReferences) || !isCutOut))
    problems.push(
      createWarning(
        where,
        `is ${width} x ${height} px: ${isShownAsPiece(photographReferences) ? '/products shows it whole, so that it becomes small' : 'only a small part of it is shown'}; expected at most twice as wide as high, or twice as high as wide`,
      ),
    )
  // Asks for no more pixels than the build uses, because the build scales larger photographs down.
  const sharpPx = isCutOut
    ? sharpest.sharp
    : Math.max(needed.minimum, Math.min(sharpest.sharp, computeMaxEncodedWidth(ratio)))
  // A piece on white is shown whole in its box, so its longer side must have enough pixels.
  const [decisivePx, sizeText] = isCutOut
    ? [Math.max(width, height), `${width} x ${height} px without the white around it`]
    : [width, `${width} px wide`]
  if (decisivePx < needed.minimum)
    problems.push(
      createError(
        where,
        `is ${sizeText}; where it is shown (${needed.placement}) ${needed.minimum} px are needed, better ${sharpPx}`,
      ),
    )
  else if (decisivePx < sharpPx)
    problems.push(
      createWarning(
        where,
        `is ${sizeText}; where it is shown (${sharpest.placement}) ${sharpPx} px would be sharp on dense screens`,
      ),
    )
  return problems
}

/** Problems of a separate upright file. There are none if `master` is a crop of the photograph itself. */
function findUprightProblems(fileName: string, master: Master | undefined): ContentProblem[] {
  if (!master?.file.endsWith(fileName)) return []
  const { width, height } = master.size
  const where = formatContentPath('photographs', fileName)
  const sizeText = `is ${width} x ${height} px`
  if (width >= height)
    return [createWarning(where, `${sizeText}; expected higher than wide, because phones show it`)]
  return width < 780 ? [createWarning(where, `${sizeText}; 780 px wide would be sharp on phones`)] : []
}

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

// Values that two files must have, because neither can read the other.
test.each([
  ['components/Gallery.module.css', 'columns: repeat(60, ', 'images/slots.ts', 'galleryColumnCount = 60\n'],
  ['components/Gallery.module.css', '--max-height: 85svb;', 'images/slots.ts', "height: '85svh'"],
  ['components/Carousel.module.css', 'min(84svb, 62.5vi)', 'images/slots.ts', 'min(84svh, 62.5vw)'],
  ['components/Split.module.css', 'max(69rem, 63vi)', 'images/slots.ts', 'max(63vw, 69rem)'],
  ['styles/tokens.css', '87.5vi, 105rem);', 'images/sources.ts', '105 / galleryColumnCount'],
  ['styles/tokens.css', '--icon-size: 24px;', 'components/Icon.tsx', 'width="24" height="24"'],
  ['styles/tokens.css', '--slow-duration: 600ms;', 'components/Carousel.tsx', 'slideFadeMs = 600\n'],
  ['styles/tokens.css', '--max-hold: 4s;', '../docs/loading.md', 'but at most 4 s, `.when-parsed` hides'],
  ['boot/pageEvents.ts', 'maxWaitMs = 2000', '../docs/loading.md', 'at most 2 s for the report of the first'],
  ['boot/pageEvents.ts', 'maxWaitMs = 2000', '../docs/loading.md', '"Idle" is at most 2 s later'],
  ['boot/boot.ts', 'loadingNoteDelayMs = 3000', '../docs/loading.md', '3 s after the first queued action'],
  ['boot/reloadForNewVersion.ts', 'timeout(5000)', '../docs/loading.md', 'answer within 5 s'],
])('%s has %o, and %s has %o', (file, text, otherFile, otherText) => {
  expect(readFileSync(resolve('src', file), 'utf8')).toContain(text)
  expect(readFileSync(resolve('src', otherFile), 'utf8')).toContain(otherText)
})

import { expect, test } from 'vitest'
import { readContent } from '../owner/readContent.ts'
import { createWellKnownFiles } from './createWellKnownFiles.ts'

test('security.txt expires in somewhat less than a year', () => {
  const { site, content } = readContent()
  const { '.well-known/security.txt': securityTxt } = createWellKnownFiles(site, content, new Date(0))
  expect(securityTxt).toContain('\nExpires: 1970-12-31T')
})

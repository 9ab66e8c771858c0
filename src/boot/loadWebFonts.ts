import displayUrl from '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2'
import textUrl from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'
import { afterNextPaint } from './pageEvents.ts'

/**
 * Loads the web fonts of tokens.css. When all have loaded or failed, replaces one fallback font per frame: a
 * replacement lays out the whole page, and two in one frame would block input for too long. Uses FontFace,
 * because to switch fonts of `@font-face` rules a style of `<html>` would have to change, and the browser
 * would restyle each element.
 */
export async function loadWebFonts() {
  const faces = [
    new FontFace('Instrument Serif', `url(${displayUrl})`),
    new FontFace('Instrument Sans Variable', `url(${textUrl})`, { weight: '400 700' }),
  ]
  await Promise.allSettled(faces.map((face) => face.load()))
  for (const face of faces) {
    document.fonts.add(face)
    document.body.getBoundingClientRect() // forces the layout in this task, so that the next frame only paints
    await afterNextPaint()
  }
}

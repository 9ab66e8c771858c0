import type { Page } from './pages.ts'
import type { Report } from './report.ts'

/** Texts that the site shows until the firm sets its own in .env and content/. */
const placeholderTexts = [
  'Heartwood & Forge',
  '+91 55555 50123',
  '+915555550123',
  'Anvil Road',
  'Kiln Industrial Area',
  'Dovetail Lane',
  'Mortise Garden',
  'Spindle Street',
  'Old Timber Market',
  'Sample City',
  'mlat=26.2389&mlon=73.0243',
]

/** Hosts that nobody can own (RFC 2606), in URLs and e-mail addresses. */
const reservedHostPattern =
  /(?:[\w-]+@|\/\/)(?:[\w-]+\.)*(?:example\.(?:com|net|org)|[\w-]+\.(?:example|invalid))(?![\w.-])/g

/** Marks of an unfinished text, or of a variable that was not filled in. */
const unfinishedTextPattern =
  /[Ll]orem ipsum|\bTODO:|\bTBD\b|\[object Object\]|\bundefined\b|\bNaN\b|\{\{?\w+\}?\}/g

/** Finds placeholders that are left in texts and link targets. */
export function checkPlaceholders(pages: Pick<Page, 'path' | 'text' | 'links'>[], report: Report) {
  /** Maps each placeholder to the path of the first page that contains it. */
  const firstPathByPlaceholder = new Map<string, string>()
  const addPlaceholder = (what: string, path: string) =>
    firstPathByPlaceholder.set(what, firstPathByPlaceholder.get(what) ?? path)
  for (const { path, text, links } of pages) {
    const searchedText = [text, ...links.map((link) => decodeURIComponentSafely(link))].join('\n')
    for (const placeholder of placeholderTexts)
      if (searchedText.includes(placeholder)) addPlaceholder(placeholder, path)
    for (const [host] of searchedText.matchAll(reservedHostPattern))
      addPlaceholder(host.replace(/^\/\//, ''), path)
    for (const [words] of text.matchAll(unfinishedTextPattern)) addPlaceholder(words, path)
  }
  if (firstPathByPlaceholder.size === 0)
    report.passed.push('No placeholder name, address or number is left on any page.')
  else
    report.errors.push(
      `Placeholders are left: ${[...firstPathByPlaceholder].map(([what, path]) => `"${what}" (on ${path})`).join(', ')}. Set your own, then build again.`,
    )
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

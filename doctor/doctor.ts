// npm run doctor -- https://www.example.com: checks a deployed site and reports problems in plain words. Read-only.
// Exit code 0: nothing is wrong; 1: something is wrong; 2: wrong arguments. Needs only Node 24.
import { examineSite } from './examineSite.ts'

const args = process.argv.slice(2).filter(Boolean)
const [text = ''] = args
const url = URL.canParse(text) ? new URL(text) : undefined
if (args.length !== 1 || !url || !/^https?:$/.test(url.protocol) || url.pathname !== '/') {
  console.error(
    `doctor: "${args.join(' ')}": expected the site's address without a path, such as https://www.example.com (docker compose takes SITE_URL of .env)`,
  )
  process.exit(2)
}

console.log(`Looking at ${url.origin} ...\n`)
const report = await examineSite(url)
for (const line of report.lines()) console.log(line)
const { errors, warnings } = report
console.log(
  errors.length === 0
    ? `\nAll is well${warnings.length > 0 ? `; ${warnings.length === 1 ? '1 thing' : `${warnings.length} things`} could be better (!)` : ''}.`
    : `\n${errors.length === 1 ? '1 thing is' : `${errors.length} things are`} wrong (✗).`,
)
process.exit(errors.length === 0 ? 0 : 1)

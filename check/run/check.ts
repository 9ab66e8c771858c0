// npm run check: lists the problems of content/ and .env; if texts or settings have errors, only those.
// With `-- --release` placeholders are errors, too.
import { reportProblemsOrExit } from '../reportProblemsOrExit.ts'

await reportProblemsOrExit(process.argv.includes('--release'))
console.log('content/ and .env can be built.')

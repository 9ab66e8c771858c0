// npm run check: lists the problems of content/ and .env; if texts or settings have errors, only those.
// With `-- --release` placeholders are errors, too.
import { reportProblems } from '../reportProblems.ts'

if (await reportProblems(process.argv.includes('--release'))) process.exitCode = 1
else console.log('content/ and .env can be built.')

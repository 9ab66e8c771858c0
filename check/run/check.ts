// npm run check: lists all problems of content/ and .env. With `-- --release` placeholders are errors, too.
import { reportProblemsOrExit } from '../reportProblemsOrExit.ts'

await reportProblemsOrExit(process.argv.includes('--release'))
console.log('content/ and .env can be built.')

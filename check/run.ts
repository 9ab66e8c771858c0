// npm run check: lists all problems of content/ and .env. With `-- --release` placeholders are errors, too.
import { report } from './report.ts'

await report(process.argv.includes('--release'))
console.log('content/ and .env can be built.')

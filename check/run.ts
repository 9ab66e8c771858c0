// npm run check: lists all problems of content/ and .env. -- --release: placeholders are errors.
import { report } from './report.ts'

await report(process.argv.includes('--release'))
console.log('content/ and .env can be built.')

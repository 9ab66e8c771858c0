// npm run check: everything that is wrong with content/ and .env, in one list. -- --release: placeholders are errors.
import { report } from './report.ts'

await report(process.argv.includes('--release'))
console.log('content/ and .env can be built.')

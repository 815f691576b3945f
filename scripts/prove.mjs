import './node-version.mjs'
import { runNode } from './run.mjs'

// npm run prove: the same tests with large counts.
process.exitCode = await runNode(['scripts/test.mjs'], { env: { PROVE: '1' } })

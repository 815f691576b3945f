import './node-version.mjs'
import { fail } from './fail.mjs'
import { ensureAllPackages } from './packages.mjs'
import { runTogether } from './run-steps.mjs'
import { slowTests } from './slow-tests.mjs'
import { jest, lint, types } from './steps.mjs'

// npm run check: one to two minutes on four cores, no browser; CHECK=1 makes the counts small. Only "npm test" runs
// everything.
process.env.CHECK = '1'
try {
  await ensureAllPackages()
  await runTogether({
    types,
    lint,
    'quick tests': () => jest('--testPathIgnorePatterns', '/node_modules/', '\\.slow\\.test\\.'),
  })
  console.log(`Left to npm test: the browser, four fifths of the random tests, and ${slowTests().join(', ')}`)
} catch (error) {
  fail(error)
}

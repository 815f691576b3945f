import './node-version.mjs'
import { fail } from './fail.mjs'
import { ensureAllPackages } from './packages.mjs'
import { runSteps } from './run-steps.mjs'
import { jest, lint, types } from './steps.mjs'

// npm run check: about two minutes, no browser; CHECK=1 makes the counts small. "npm test" says whether you are done.
process.env.CHECK = '1'
try {
  await ensureAllPackages()
  await runSteps({
    types,
    lint,
    'quick tests': () => jest('--testPathIgnorePatterns', '/node_modules/', '\\.slow\\.test\\.'),
  })
} catch (error) {
  fail(error)
}

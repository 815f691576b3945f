import './node-version.mjs'
import { fail } from './fail.mjs'
import { ensureAllPackages } from './packages.mjs'
import { quickTests } from './quick-tests.mjs'
import { runSteps } from './run-steps.mjs'
import { lint, quickJest, types } from './steps.mjs'

// npm run check: under a minute on two cores. Only "npm test" runs everything.
try {
  await ensureAllPackages()
  const { quick, left } = quickTests()
  await runSteps([{ types, lint, 'quick tests': () => quickJest(quick) }])
  const reasons = [...left].map(([reason, count]) => `${count} that ${reason}`).join(', ')
  console.log(`Left to npm test: the browser, and of the files of tests ${reasons}.`)
} catch (error) {
  fail(error)
}

import './node-version.mjs'
import { fail } from './fail.mjs'
import { ensureAllPackages } from './packages.mjs'
import { quickTests } from './quick-tests.mjs'
import { runSteps } from './run-steps.mjs'
import { jest, lint, types } from './steps.mjs'

// npm run check: under a minute on two cores. Only "npm test" runs everything.
try {
  await ensureAllPackages()
  const { quick, left } = quickTests()
  const folder = [
    '--globalSetup',
    './scripts/jest/open-folder.mjs',
    '--globalTeardown',
    './scripts/jest/delete-folder.mjs',
  ]
  await runSteps([{ types, lint, 'quick tests': () => jest('--runTestsByPath', ...quick, ...folder) }])
  const reasons = [...left].map(([reason, count]) => `${count} that ${reason}`).join(', ')
  console.log(`Left to npm test: the browser, and of the files of tests ${reasons}.`)
} catch (error) {
  fail(error)
}

import './node-version.mjs'
import { ensureBuild } from './build.mjs'
import { fail } from './fail.mjs'
import { withLock } from './lock.mjs'
import { findOldNode } from './old-node.mjs'
import { ensureAllPackages } from './packages.mjs'
import { quickTests } from './quick-tests.mjs'
import { runBin } from './run.mjs'
import { runSteps } from './run-steps.mjs'
import { asOne, browser, jest, lint, quickJest, types } from './steps.mjs'

// npm test: everything, from a fresh clone. PROVE=1 (npm run prove) makes the counts large.
try {
  await withLock(ensureAllPackages)
  const { findChromium } = await import('./find-chromium.mjs')
  const { quick, others } = quickTests()
  const steps = [
    // A build leaves half of two cores idle.
    {
      lint,
      build: () => withLock(ensureBuild).then(() => asOne(0)),
      'quick tests': () => quickJest(quick),
    },
    // Not beside the build, which deletes what they read.
    {
      types,
      'backend and conformance': async () => {
        process.env.NODE_22_PATH = (await findOldNode()) ?? ''
        return jest('--runTestsByPath', ...others)
      },
    },
    {
      'e2e in a browser': async () => {
        if (!findChromium()) await runBin('playwright/cli.js', ['install', 'chromium'])
        return browser()
      },
    },
  ]
  await runSteps(steps, 'Not run: the shop on a cluster of databases (npm run prove -- cluster).')
} catch (error) {
  fail(error)
}

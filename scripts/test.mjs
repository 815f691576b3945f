import './node-version.mjs'
import { ensureBuild } from './build.mjs'
import { fail } from './fail.mjs'
import { withLock } from './lock.mjs'
import { findOldNode } from './old-node.mjs'
import { ensureAllPackages } from './packages.mjs'
import { runBin } from './run.mjs'
import { runSteps } from './run-steps.mjs'
import { asOne, browser, jest, lint, types } from './steps.mjs'

// npm test: everything, from a fresh clone. PROVE=1 (npm run prove) makes the counts large.
try {
  await withLock(ensureAllPackages)
  const { findChromium } = await import('./find-chromium.mjs')
  const steps = [
    // A build leaves half of two cores idle.
    { lint, build: () => withLock(ensureBuild).then(() => asOne(0)) },
    // Slow tests leave some of them idle.
    {
      types,
      'unit, backend and conformance': async () => {
        process.env.NODE_22_PATH = (await findOldNode()) ?? ''
        return jest()
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

import './node-version.mjs'
import { exitWithNpm } from './exit-with-npm.mjs'
import { fail } from './fail.mjs'
import { withLock } from './lock.mjs'
import { ensureAllPackages } from './packages.mjs'
import { refuseTakenPort } from './refuse-taken-port.mjs'
import { serve } from './serve.mjs'
import { readSettings } from './settings.mjs'

// npm run dev: the same shop, compiled on demand.
exitWithNpm()
try {
  const settings = await readSettings()
  await refuseTakenPort(settings)
  await withLock(ensureAllPackages)
  process.exitCode = await serve('development', settings)
} catch (error) {
  fail(error)
}

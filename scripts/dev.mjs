import './node-version.mjs'
import { exitWithNpm } from './exit-with-npm.mjs'
import { fail } from './fail.mjs'
import { refuseTakenPort } from './free-port.mjs'
import { withLock } from './lock.mjs'
import { ensureAllPackages } from './packages.mjs'
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

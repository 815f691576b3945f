import './node-version.mjs'
import './ignore-broken-pipe.mjs'
import { ensureBuild } from './build.mjs'
import { exitWithNpm } from './exit-with-npm.mjs'
import { fail } from './fail.mjs'
import { withLock } from './lock.mjs'
import { ensureRunningPackages } from './packages.mjs'
import { refuseTakenPort } from './refuse-taken-port.mjs'
import { serve } from './serve.mjs'
import { readSettings } from './settings.mjs'

// npm start: installs if needed, builds if the sources changed, and serves until it is stopped.
exitWithNpm()
try {
  const settings = await readSettings()
  await refuseTakenPort(settings)
  await withLock(async () => {
    await ensureRunningPackages()
    await ensureBuild()
  })
  process.exitCode = await serve('production', settings)
} catch (error) {
  fail(error)
}

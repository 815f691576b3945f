import './node-version.mjs'
import './outlive-log.mjs'
import { ensureBuild } from './build.mjs'
import { fail } from './fail.mjs'
import { refuseTakenPort } from './free-port.mjs'
import { ensurePackages } from './packages.mjs'
import { serve } from './serve.mjs'
import { readSettings } from './settings.mjs'
import { withTurn } from './turn.mjs'
import { stopWithNpm } from './with-npm.mjs'

// npm start: installs if needed, builds if stale, and serves until it is told to stop.
stopWithNpm()
try {
  const settings = await readSettings()
  await refuseTakenPort(settings)
  await withTurn(async () => {
    await ensurePackages()
    await ensureBuild()
  })
  process.exitCode = await serve('start', settings)
} catch (error) {
  fail(error)
}

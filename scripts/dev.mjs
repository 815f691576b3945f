import './node-version.mjs'
import { fail } from './fail.mjs'
import { refuseTakenPort } from './free-port.mjs'
import { ensurePackages } from './packages.mjs'
import { serve } from './serve.mjs'
import { readSettings } from './settings.mjs'
import { withTurn } from './turn.mjs'
import { stopWithNpm } from './with-npm.mjs'

// npm run dev: the same shop, compiled as it is asked for.
stopWithNpm()
try {
  const settings = await readSettings()
  await refuseTakenPort(settings)
  await withTurn(ensurePackages)
  process.exitCode = await serve('dev', settings)
} catch (error) {
  fail(error)
}

import './node-version.mjs'
import { build } from './build.mjs'
import { fail } from './fail.mjs'
import { withLock } from './lock.mjs'
import { ensureRunningPackages } from './packages.mjs'

// npm run build: always builds; "npm start" uses the result unchanged.
try {
  await withLock(async () => {
    await ensureRunningPackages()
    await build()
  })
} catch (error) {
  fail(error)
}

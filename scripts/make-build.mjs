import './node-version.mjs'
import { build } from './build.mjs'
import { fail } from './fail.mjs'
import { withLock } from './lock.mjs'
import { ensureRunningPackages } from './packages.mjs'

// npm run build: builds whatever lies there, and "npm start" takes it as it is.
try {
  await withLock(async () => {
    await ensureRunningPackages()
    await build()
  })
} catch (error) {
  fail(error)
}

import './node-version.mjs'
import { build } from './build.mjs'
import { fail } from './fail.mjs'
import { ensurePackages } from './packages.mjs'
import { withTurn } from './turn.mjs'

// npm run build: builds whatever lies there, and "npm start" takes it as it is.
try {
  await withTurn(async () => {
    await ensurePackages()
    await build()
  })
} catch (error) {
  fail(error)
}

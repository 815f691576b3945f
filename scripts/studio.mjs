import './node-version.mjs'
import path from 'node:path'
import { fail } from './fail.mjs'
import { withLock } from './lock.mjs'
import { ensureAllPackages } from './packages.mjs'
import { root, runNode } from './run.mjs'

// npm run studio: draws the demo's pictures, with its own packages in demo/studio.
const studio = path.join(root, 'demo/studio')
try {
  await withLock(() => ensureAllPackages(studio))
  process.exitCode = await runNode([path.join(studio, 'render.mjs'), ...process.argv.slice(2)])
} catch (error) {
  fail(error)
}

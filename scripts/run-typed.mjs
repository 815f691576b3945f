import './node-version.mjs'
import { fail } from './fail.mjs'
import { withLock } from './lock.mjs'
import { ensureRunningPackages } from './packages.mjs'
import { runNode, TYPED } from './run.mjs'

// Without a bound an import would fill a large machine's memory before it gives any of it back.
const HEAP = '--max-old-space-size=512'

/** Runs a program that imports lib/*.ts, including the backend, and exits with its code. */
export const runTyped = async (file, args = process.argv.slice(2), packages = ensureRunningPackages) => {
  try {
    await withLock(packages)
    process.exitCode = await runNode([HEAP, ...TYPED, 'scripts/typed-program.mjs', file, ...args])
  } catch (error) {
    fail(error)
  }
}

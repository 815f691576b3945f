import './node-version.mjs'
import { fail } from './fail.mjs'
import { withLock } from './lock.mjs'
import { ensureRunningPackages } from './packages.mjs'
import { runNode, TYPED } from './run.mjs'
import { readSettings } from './settings.mjs'

/** Runs a program that imports lib/*.ts, the backend too, with this command's exit code. */
export const runTyped = async (file, args = process.argv.slice(2), packages = ensureRunningPackages) => {
  try {
    await withLock(packages)
    // A wrong one is told in its sentence, before the program that would only fall over it.
    await readSettings()
    process.exitCode = await runNode([...TYPED, file, ...args])
  } catch (error) {
    fail(error)
  }
}

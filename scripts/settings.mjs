import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root, TYPED } from './run.mjs'

/**
 * The settings as lib/server/settings/env.ts reads them; this needs no package, so an invalid one is reported before
 * anything else.
 */
export const readSettings = async () => {
  const program = `import('#lib/server/settings/env.ts').then(({ env }) => console.log(JSON.stringify(env)), e => {
    console.error(e.name === 'StartError' ? e.message : e)
    process.exit(1)
  })`
  const { stdout } = await promisify(execFile)(process.execPath, [...TYPED, '--eval', program], { cwd: root })
  return JSON.parse(stdout)
}

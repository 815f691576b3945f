import { existsSync } from 'node:fs'
import path from 'node:path'
import { npm } from './packages.mjs'
import { root } from './run.mjs'

const OLDEST = '22.12.0'

/** The oldest Node that the shop supports, for the tests of its sockets: NODE_22_PATH, or npm's own package of it. */
export const findOldNode = async () => {
  const given = process.env.NODE_22_PATH
  if (given) return given
  if (process.platform !== 'linux' || !['x64', 'arm64'].includes(process.arch))
    return tell(`npm has none for ${process.platform} on ${process.arch}`)
  const folder = path.join(root, 'node_modules/.cache', `node-${OLDEST}`)
  const name = `node-linux-${process.arch}`
  const file = path.join(folder, 'lib/node_modules', name, 'bin/node')
  if (existsSync(file)) return file
  console.log(`Fetching Node ${OLDEST} …`)
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  const code = await npm(['install', '--global', '--prefix', folder, ...quiet, `${name}@${OLDEST}`])
  if (code === 0 && existsSync(file)) return file
  // In a run that decides about a merge, no part may be skipped.
  if (process.env.CI) throw new Error(`Node ${OLDEST} could not be fetched: what npm says is above.`)
  return tell('npm could not fetch it')
}

const tell = why =>
  console.log(`The sockets are tried on Node ${process.versions.node} only, not on ${OLDEST}: ${why}.`)

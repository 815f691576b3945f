import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { root, run, runNode } from './run.mjs'

/** Installs what building and running need, unless it is there already. */
export const ensureRunningPackages = (folder = root) => ensure(folder, { all: false })

/** Installs what tests and developers need besides. */
export const ensureAllPackages = (folder = root) => ensure(folder, { all: true })

const ensure = async (folder, { all }) => {
  const wanted = await readLock(folder, 'package-lock.json')
  const found = await readLock(folder, 'node_modules/.package-lock.json')
  if (found && hasEach(found, wanted, all)) return
  console.log('Installing the packages …')
  // "npm install" adds to what is there, where "npm ci" would begin by deleting it. Without --include a NODE_ENV of
  // production would leave the packages of tests out.
  const how = found ? ['install', '--no-save'] : ['ci']
  const what = all || hasTestPackages(found) ? '--include=dev' : '--omit=dev'
  const code = await npm([...how, what, '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder })
  if (code !== 0) throw new Error('The packages could not be installed: what npm says is above.')
}

const readLock = async (folder, name) => {
  const file = path.join(folder, name)
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')).packages : undefined
}

// By version and not by date: a fresh checkout's files are all new.
const hasEach = (found, wanted, all) =>
  Object.entries(wanted).every(
    ([place, { version, optional, dev }]) =>
      place === '' || optional || (dev && !all) || found[place]?.version === version,
  )

/** Whoever has the packages of tests keeps them. */
const hasTestPackages = found => Object.values(found ?? {}).some(({ dev }) => dev)

// Under "npm start" it is the npm that runs us; else whichever is on the PATH.
export const npm = (args, options = {}) => {
  const self = process.env.npm_execpath
  return self?.endsWith('.js')
    ? runNode([self, ...args], options)
    : run('npm', args, { ...options, shell: process.platform === 'win32' })
}

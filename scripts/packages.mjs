import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { installing, notInstalled } from '#messages/before-start.mjs'
import { root, run, runNode } from './run.mjs'

/** Installs the packages for building and running, unless they are there. */
export const ensureRunningPackages = (folder = root) => ensure(folder, { all: false })

/** Installs the additional packages of tests and development. */
export const ensureAllPackages = (folder = root) => ensure(folder, { all: true })

const ensure = async (folder, { all }) => {
  const required = await readLock(folder, 'package-lock.json')
  const installed = await readLock(folder, 'node_modules/.package-lock.json')
  if (installed && hasEach(installed, required, all)) return
  console.log(installing)
  // "npm install" adds to what is there, while "npm ci" would delete it first. Without --include, NODE_ENV=production
  // would omit the packages of tests.
  const how = installed ? ['install', '--no-save'] : ['ci']
  const what = all || hasTestPackages(installed) ? '--include=dev' : '--omit=dev'
  const code = await npm([...how, what, '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder })
  if (code !== 0) throw new Error(notInstalled)
}

const readLock = async (folder, name) => {
  const file = path.join(folder, name)
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')).packages : undefined
}

// By version and not by date: in a fresh checkout all files are new.
const hasEach = (installed, required, all) =>
  Object.entries(required).every(
    ([index, { version, optional, dev }]) =>
      index === '' || optional || (dev && !all) || installed[index]?.version === version,
  )

/** If the packages of tests are there, they stay. */
const hasTestPackages = installed => Object.values(installed ?? {}).some(({ dev }) => dev)

// Under "npm start" the npm that runs this process; else the one on the PATH.
export const npm = (args, options = {}) => {
  const self = process.env.npm_execpath
  return self?.endsWith('.js')
    ? runNode([self, ...args], options)
    : run('npm', args, { ...options, shell: process.platform === 'win32' })
}

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { installing, notInstalled } from '#messages/before-start.mjs'
import { root, run, runNode } from './run.mjs'

/** Installs what package-lock.json names, unless it is there already. */
export const ensurePackages = async () => {
  if (await areThere()) return
  console.log(installing)
  const code = await npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  if (code !== 0) throw new Error(notInstalled)
}

// By version and not by date: a fresh checkout's files are all new.
const areThere = async () => {
  const [wanted, found] = await Promise.all(
    ['package-lock.json', 'node_modules/.package-lock.json'].map(readLock),
  )
  return (
    found !== undefined &&
    Object.entries(wanted).every(
      ([place, { version, optional }]) => place === '' || optional || found[place]?.version === version,
    )
  )
}

const readLock = async name => {
  try {
    return JSON.parse(await readFile(path.join(root, name), 'utf8')).packages
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

// Under "npm start" it is the npm that runs us; else whichever is on the PATH.
export const npm = (args, options = {}) => {
  const self = process.env.npm_execpath
  return self?.endsWith('.js')
    ? runNode([self, ...args], options)
    : run('npm', args, { ...options, shell: process.platform === 'win32' })
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './run.mjs'
import { TEST_FOLDERS } from './test-folders.mjs'

/** All files of tests: those that "npm run check" runs, the others, and why it leaves these out, with how many. */
export const quickTests = () => {
  const quick = []
  const others = []
  const left = new Map()
  for (const file of testFiles()) {
    const reason = reasonToWait(file)
    if (reason) left.set(reason, (left.get(reason) ?? 0) + 1)
    ;(reason ? others : quick).push(file)
  }
  return { quick, others, left }
}

/** What a file of tests needs that makes it slow, or undefined: seen from its imports, so nobody keeps a list. */
export const reasonToWait = file => (SLOW.test(file) ? 'take long' : neededBy(file, new Set()))

const SLOW = /\.slow\.test\.tsx?$/

const NEEDS = {
  'use a database': /\/db\/(?:test-database|engine)\.ts$/,
  'start a server': /^(?:node:(?:http|https|http2|net|tls)|smtp-server)$/,
  'start a process': /^node:(?:child_process|cluster|worker_threads)$/,
}

// Code of the shop can do all of this; only what is there for tests says what a test starts.
const FOR_TESTS = /(?:^|\/)test-[^/]*$|^(?:scripts\/(?:jest|old-shop)|e2e)\//

const neededBy = (file, seen) => {
  seen.add(file)
  const imports = importsOf(file)
  for (const [reason, module] of Object.entries(NEEDS))
    if (imports.some(name => module.test(name))) return reason
  const further = imports.filter(name => FOR_TESTS.test(name) && !seen.has(name) && existsSync(inRoot(name)))
  return further.map(name => neededBy(name, seen)).find(Boolean)
}

/** Modules by their names, files by their paths. */
const importsOf = file =>
  [...readFileSync(inRoot(file), 'utf8').matchAll(IMPORT)]
    .filter(([, type]) => !type)
    .flatMap(([, , name, called]) => filesOf(name ?? called, path.dirname(file)))

const IMPORT =
  /^(?:import|export) (type )?(?:[^'"`]*? from )?['"]([^'"]+)['"]|(?:import|require)\(['"`]([^'"`]+)['"`]\)/gm

const filesOf = (name, folder) => {
  if (name.startsWith('#')) return [name.slice(1)]
  if (!name.startsWith('.')) return [name]
  // Of a computed name, each folder beside the file counts.
  const [before, after] = path.posix.join(folder, name).split(/\$\{[^}]*\}/)
  return after === undefined ? [before] : readdirSync(inRoot(before)).map(each => before + each + after)
}

const TEST = /\.test\.tsx?$/

const testFiles = () => [
  ...readdirSync(root).filter(file => TEST.test(file)),
  ...TEST_FOLDERS.flatMap(folder =>
    readdirSync(inRoot(folder), { recursive: true })
      .map(file => `${folder}/${file.replaceAll(path.sep, '/')}`)
      .filter(file => TEST.test(file) && !file.includes('node_modules')),
  ),
]

const inRoot = file => path.join(root, file)

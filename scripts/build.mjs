import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { BUILD_ID_FILE, NEXT_COMMAND } from '#lib/server/next-internals.mjs'
import { building, notBuilt } from '#messages/before-start.mjs'
import { root, runBin } from './run.mjs'

/** Builds the shop unless there is a build of exactly these sources. */
export const ensureBuild = async () => {
  const sources = hashSources()
  if (existsSync(inRoot(BUILD_ID_FILE)) && (await lastHash()) === sources) return
  console.log(building)
  await build(sources)
}

export const build = async sources => {
  const from = sources ?? hashSources()
  await rm(inRoot(NOTE), { force: true })
  const code = await runBin(NEXT_COMMAND, ['build'], { env: { NODE_ENV: 'production' } })
  if (code !== 0) throw new Error(notBuilt)
  await writeFile(inRoot(NOTE), from)
}

const NOTE = '.next/built-from'

const inRoot = name => path.join(root, name)

const lastHash = () => readFile(inRoot(NOTE), 'utf8').catch(() => undefined)

const FOLDERS = ['app', 'components', 'lib', 'public']
const ROOT_FILE = /^(package-lock\.json|tsconfig\.json|[\w-]+\.(ts|mjs))$/
const NOT_BUILT = /(\.test\.tsx?|\.sql|jest\.config\.mjs|playwright\.config\.mjs|next-env\.d\.ts)$/

// Nothing else runs meanwhile, and the thousands of small files are read in an eighth of the time that promises take.
const hashSources = () => {
  const hash = createHash('sha256').update(process.versions.node)
  for (const file of listSources()) hash.update(file).update(readFileSync(inRoot(file)))
  return hash.digest('hex')
}

const listSources = () => {
  const top = readdirSync(root).filter(name => ROOT_FILE.test(name))
  const below = FOLDERS.filter(name => existsSync(inRoot(name))).flatMap(listFolder)
  return [...top, ...below].filter(name => !NOT_BUILT.test(name)).sort()
}

const listFolder = folder =>
  readdirSync(inRoot(folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => path.relative(root, path.join(entry.parentPath, entry.name)))

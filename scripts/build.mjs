import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { BUILD_ID_FILE, NEXT_COMMAND } from '#lib/server/next-internals.mjs'
import { building, notBuilt } from '#messages/before-start.mjs'
import { root, runBin } from './run.mjs'

/** Builds the shop unless there is a build of exactly these sources. */
export const ensureBuild = async () => {
  const sources = await hashSources()
  if (existsSync(inRoot(BUILD_ID_FILE)) && (await lastHash()) === sources) return
  console.log(building)
  await build(sources)
}

export const build = async sources => {
  const from = sources ?? (await hashSources())
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

const hashSources = async () => {
  const hash = createHash('sha256').update(process.versions.node)
  for (const file of await listSources()) hash.update(file).update(await readFile(inRoot(file)))
  return hash.digest('hex')
}

const listSources = async () => {
  const top = (await readdir(root)).filter(name => ROOT_FILE.test(name))
  const below = await Promise.all(FOLDERS.filter(name => existsSync(inRoot(name))).map(listFolder))
  return [...top, ...below.flat()].filter(name => !NOT_BUILT.test(name)).sort()
}

const listFolder = async folder => {
  const entries = await readdir(inRoot(folder), { recursive: true, withFileTypes: true })
  return entries
    .filter(entry => entry.isFile())
    .map(entry => path.relative(root, path.join(entry.parentPath, entry.name)))
}

import { execFile } from 'node:child_process'
import { appendFile, cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { root, runNode } from '../run.mjs'

const LEFT_OUT = ['.git', '.next', 'node_modules', 'data', 'test-results', 'playwright-report']

/**
 * The next release in a folder of its own: this one with a sentence, a style and the database changed, built as any other. Its
 * scripts and styles have other names than those of this build. A `renamed` one takes no time to build: it is this build, with
 * an id and a script of another name.
 */
export const makeNextRelease = async (to, { renamed }) => {
  await mkdir(to)
  for (const name of (await readdir(root)).filter(each => !LEFT_OUT.includes(each)))
    await cp(path.join(root, name), path.join(to, name), { recursive: true })
  await linkPackages(to)
  await writeFile(path.join(to, MIGRATION), 'create table next_release (id int primary key);\n')
  if (renamed) await renameBuild(to, renamed)
  else await buildChanged(to)
  return to
}

const MIGRATION = 'lib/backend/db/migrations/9999-next-release.sql'

/** Links cost no room; where the folder lies on another disk they are copied. */
const linkPackages = async to => {
  const copy = flags =>
    promisify(execFile)('cp', [flags, path.join(root, 'node_modules'), path.join(to, 'node_modules')])
  await copy('-al').catch(() => copy('-a'))
}

const renameBuild = async (to, script) => {
  const build = path.join(to, '.next')
  const cache = path.join(root, '.next/cache')
  await cp(path.join(root, '.next'), build, {
    recursive: true,
    verbatimSymlinks: true,
    filter: from => !from.startsWith(cache),
  })
  const { makeNextBuild } = await import('../../e2e/next-build.ts')
  await makeNextBuild(build, script)
}

const SENTENCES = 'lib/messages/en/every-page.ts'
const STYLE = 'app/cart.css'

const buildChanged = async to => {
  const file = path.join(to, SENTENCES)
  const before = await readFile(file, 'utf8')
  // The first sentence of the file: it is in the script of nearly every page.
  const after = before.replace(/(export const \w+ =\s*)'([^']+)'/, "$1'$2 '")
  if (after === before) throw new Error(`${SENTENCES} has no sentence to change.`)
  await writeFile(file, after)
  await appendFile(path.join(to, STYLE), '\n.next-release {\n  color: inherit;\n}\n')
  const code = await runNode(['scripts/make-build.mjs'], { cwd: to, stdio: ['ignore', 'ignore', 'ignore'] })
  if (code !== 0) throw new Error('The next release was not built.')
}

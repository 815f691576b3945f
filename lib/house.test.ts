import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

// Who may import whom (docs/architecture.md), read from the paths alone.
const FOLDERS = ['app', 'components', 'lib', 'scripts', 'demo', 'e2e']
const all = [
  ...readdirSync('.'),
  ...FOLDERS.flatMap(folder =>
    readdirSync(folder, { recursive: true }).map(name => join(folder, String(name))),
  ),
].filter(file => /\.(ts|tsx|mjs)$/.test(file) && !file.includes('node_modules'))
const files = all.filter(file => !isTest(file))

type Import = { from: string; to: string; typeOnly: boolean; lazy: boolean }
const imports: Import[] = files.flatMap(importsOf)

const found = (rule: (line: Import) => boolean) =>
  imports.filter(rule).map(({ from, to }) => `${from} → ${to}`)
const under = (path: string, ...folders: string[]) =>
  folders.some(folder => path === folder || path.startsWith(`${folder}/`))
// A payment provider is one folder: what pages and the browser need of it lies beside its gateway.
const isOfPaymentPage = (path: string) =>
  /^lib\/backend\/payments\/(port|providers|open-widget|[\w-]+\/(provider|page|settings|browser))\.ts$/.test(
    path,
  )
const runtimeOf = (path: string) =>
  /^lib\/backend\/payments\/(open-widget|[\w-]+\/browser)\.ts$/.test(path)
    ? 'browser'
    : under(path, 'lib/backend', 'lib/server', 'lib/api/server')
      ? 'server'
      : under(path, 'lib/browser')
        ? 'browser'
        : under(path, 'lib/rules')
          ? 'rules'
          : /^lib\/[\w-]+\/(rules|server|browser)\//.exec(path)?.[1]
// The names of the form actions are a type, made from the server's own table: nothing of it is loaded.
const isFormNames = ({ from, to, typeOnly }: Import) =>
  typeOnly && from === 'lib/forms/rules/form-path.ts' && to === 'lib/forms/server/form-actions.ts'
// So are those of the acts of the desk, and what its pages read.
const isActNames = (from: string) => from === 'lib/desk/rules/act-path.ts'
const isDeskType = ({ from, typeOnly }: Import) => typeOnly && isActNames(from)
/** Pure, and known to every runtime. */
const isShared = (path: string) =>
  under(path, 'lib/contract', 'lib/messages') || /^lib\/[\w-]+\.ts$/.test(path)

test('the imports are read', () => {
  expect(imports.length).toBeGreaterThan(3000)
})

test('every file of lib says in its path where it runs', () => {
  const placeless = files.filter(file => under(file, 'lib') && !runtimeOf(file) && !isShared(file))
  expect(placeless).toEqual([])
})

test('imports go down: app → components → lib', () => {
  expect(found(({ from, to }) => under(from, 'components') && under(to, 'app'))).toEqual([])
  expect(found(({ from, to }) => under(from, 'lib') && under(to, 'app', 'components'))).toEqual([])
})

test('rules import only rules, the contract and constants, and run anywhere', () => {
  const isRule = (path: string) => runtimeOf(path) === 'rules' || isShared(path)
  expect(
    found(line => isRule(line.from) && !isRule(line.to) && !isFormNames(line) && !isDeskType(line)),
  ).toEqual([])
  const bound = files.filter(
    file =>
      isRule(file) &&
      !under(file, 'lib/contract') &&
      /from ['"](node:|next|react|swr|server-only)/.test(read(file)),
  )
  expect(bound).toEqual([])
})

test('the contract imports only the rules that all words share, and constants', () => {
  const allowed = (to: string) =>
    under(to, 'lib/contract', 'lib/messages', 'lib/rules') || /^lib\/[\w-]+\.ts$/.test(to)
  expect(found(({ from, to }) => under(from, 'lib/contract') && !allowed(to))).toEqual([])
})

test('what runs in a browser imports nothing that runs on the server, nor the other way round', () => {
  const isClient = (file: string) => runtimeOf(file) === 'browser' || isClientFile(file)
  expect(
    found(({ from, to, typeOnly }) => !typeOnly && isClient(from) && runtimeOf(to) === 'server'),
  ).toEqual([])
  expect(
    found(
      ({ from, to, typeOnly }) => !typeOnly && runtimeOf(from) === 'server' && runtimeOf(to) === 'browser',
    ),
  ).toEqual([])
})

// A script would carry every sentence of the shop: it imports those that it says from #messages/AREA.ts, by name.
const TABLE = 'lib/message-table.ts'

test('what a browser loads never imports the whole table of sentences', () => {
  const starts = files.filter(file => runtimeOf(file) === 'browser' || isClientFile(file))
  expect(starts.length).toBeGreaterThan(100)
  expect([...loadedBy(starts, imports)].filter(file => file === TABLE)).toEqual([])
})

test('the table is found behind other files, and a type is no import of it', () => {
  const line = (from: string, to: string, typeOnly = false): Import => ({ from, to, typeOnly, lazy: false })
  expect([...loadedBy(['a'], [line('a', 'b'), line('b', TABLE)])]).toContain(TABLE)
  expect([...loadedBy(['a'], [line('a', 'b'), line('b', TABLE, true)])]).not.toContain(TABLE)
})

test('no folders import each other in a circle', () => {
  const inside = imports.filter(
    ({ from, to, typeOnly, lazy }) =>
      under(from, 'lib', 'components') &&
      under(to, 'lib', 'components') &&
      !(isOfPaymentPage(from) && (typeOnly || lazy)) &&
      !isFormNames({ from, to, typeOnly, lazy }) &&
      !isDeskType({ from, to, typeOnly, lazy }),
  )
  expect(circles(inside.map(({ from, to }): [string, string] => [folderOf(from), folderOf(to)]))).toEqual([])
})

test('circles are found', () => {
  const line: [string, string][] = [
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'd'],
  ]
  expect(circles(line)).toEqual([])
  expect(circles([...line, ['c', 'a']])).toEqual([['a', 'b', 'c']])
})

test('only the port, instrumentation, scripts and routes of the API reach the backend', () => {
  const allowed = (from: string) =>
    under(
      from,
      'lib/backend',
      'lib/api/server/shop.ts',
      'lib/api/server/desk.ts',
      'instrumentation.ts',
      'scripts',
      'app/(api)',
    ) || isActNames(from)
  expect(found(({ from, to }) => under(to, 'lib/backend') && !isOfPaymentPage(to) && !allowed(from))).toEqual(
    [],
  )
})

test('what pages and the browser need of a payment provider loads nothing else of the backend', () => {
  const needed = imports.filter(({ from }) => isOfPaymentPage(from))
  expect(needed.length).toBeGreaterThan(5)
  const heavy = needed.filter(
    ({ to, typeOnly, lazy }) => under(to, 'lib/backend') && !typeOnly && !lazy && !isOfPaymentPage(to),
  )
  expect(heavy.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
})

test('the backend knows no React', () => {
  expect(
    files.filter(file => under(file, 'lib/backend') && /from ['"](react|next|swr)[/'"]/.test(read(file))),
  ).toEqual([])
})

const home = (path: string) => path.split('/').slice(0, 2).join('/')

test('an import that leaves its folder of lib, or the backend, names the whole path', () => {
  const relative = files.flatMap(file =>
    [...read(file).matchAll(/(?:from |import\()'(\.\.\/[^']+)'/g)]
      .map(([, name = '']) => ({ file, to: normalize(join(dirname(file), name)) }))
      .filter(({ to }) => under(file, 'lib') && under(to, 'lib', 'components') && home(to) !== home(file)),
  )
  expect(relative).toEqual([])
})

test('an import within its folder of lib, or the backend, is relative, in a test as well', () => {
  const whole = all
    // What stands in each page counts by the byte, and a path there changes the names that the compiler gives.
    .filter(file => under(file, 'lib') && !under(file, 'lib/browser/inline'))
    .flatMap(file =>
      [...read(file).matchAll(/^(?:(?!\/\/).)*(?:from |import |import\()'#(lib\/[^']+)'/gm)]
        .filter(([, to = '']) => under(to, home(file)))
        .map(([, to]) => `${file} → ${to}`),
    )
  expect(whole).toEqual([])
})

test('no barrels but the two', () => {
  const barrels = files.filter(file => /(^|\/)index\.(ts|tsx)$/.test(file))
  expect(barrels.filter(file => !['lib/contract/index.ts', 'lib/backend/index.ts'].includes(file))).toEqual(
    [],
  )
})

test('the rules of this file name files and folders that are there', () => {
  const named = [...read('lib/house.test.ts').matchAll(/'((?:lib|app|components)\/[\w()/.-]+)'/g)].map(
    ([, name]) => name ?? '',
  )
  const there = (name: string) => files.some(file => under(file, name))
  expect(named.filter(name => name !== 'lib/house.test.ts' && !there(name))).toEqual([])
})

// Static HTML (components/ui/static-html-slot.tsx) is read from the document that was loaded, so a client-side navigation
// would show the menus and lists of the page before.
const CLIENT_NAVIGATION: Record<string, RegExp> = {
  'next/link': /['"]next\/link(\.js)?['"]/,
  'next/form': /['"]next\/form(\.js)?['"]/,
  'next/router': /['"]next\/router(\.js)?['"]/,
  useRouter: /\buseRouter\b/,
  'a redirect in the browser':
    /^['"]use client['"][\s\S]*\b(redirect|permanentRedirect)\b[^'"]*['"]next\/navigation/,
  'a server action': /^\s*['"]use server['"]/m,
}

test('every page is opened as a document: nothing navigates in the browser', () => {
  const found = files
    .filter(file => under(file, 'app', 'components', 'lib') && !isOfDesk(file))
    .flatMap(file =>
      Object.entries(CLIENT_NAVIGATION)
        .filter(([, shape]) => shape.test(read(file)))
        .map(([name]) => `${file} uses ${name}: ${WHY_DOCUMENTS}`),
    )
  expect(found).toEqual([])
})

// The seller's desk has no static HTML: its pages may be shown anew in place.
const isOfDesk = (file: string) => under(file, 'app/(desk)', 'components/desk', 'lib/desk')

test('the desk has no static HTML', () => {
  const slots = imports.filter(
    ({ from, to }) =>
      isOfDesk(from) && under(to, 'components/ui/static-html.tsx', 'components/ui/toaster.tsx'),
  )
  expect(slots.map(({ from }) => from)).toEqual([])
})

const WHY_DOCUMENTS =
  'static HTML is read from the document that was loaded, so after a client-side navigation the page would show the menus and lists of the page before. Use <a> or a form.'

test.each([
  `import Link from 'next/link'`,
  `import Form from "next/form"`,
  `import { useRouter } from 'next/navigation'\nuseRouter().refresh()`,
  `import { useRouter } from 'next/router'`,
  `'use client'\nimport { redirect } from 'next/navigation'`,
  `const act = async () => {\n  'use server'\n}`,
])('that test refuses %s', text => {
  expect(Object.values(CLIENT_NAVIGATION).some(shape => shape.test(text))).toBe(true)
})

function isClientFile(file: string) {
  return under(file, 'components', 'app') && /^['"]use client['"]/.test(read(file))
}

/** The files, and all that they import. */
function loadedBy(starts: string[], lines: Import[]): Set<string> {
  const to = Map.groupBy(
    lines.filter(({ typeOnly }) => !typeOnly),
    ({ from }) => from,
  )
  const loaded = new Set(starts)
  for (const file of loaded) for (const { to: next } of to.get(file) ?? []) loaded.add(next)
  return loaded
}

function isTest(file: string) {
  return /\.(test|spec)\.tsx?$/.test(file) || /\/(test-[\w-]+|conformance-story)\.tsx?$/.test(file)
}

/** lib/AREA/RUNTIME and components/AREA; the backend, the contract and the root of lib are one folder each. */
function folderOf(file: string) {
  if (isOfPaymentPage(file)) return 'the page’s part of payments'
  const [root, word = '', runtime = ''] = file.split('/')
  if (root === 'components') return `components/${word}`
  if (/\.ts$/.test(word)) return 'lib'
  return ['backend', 'contract', 'browser', 'messages', 'rules'].includes(word)
    ? `lib/${word}`
    : `lib/${word}/${runtime}`
}

/** The groups of folders from each of which every other one of the group is reached (Tarjan). */
function circles(lines: [string, string][]): string[][] {
  const to = Map.groupBy(
    lines.filter(([a, b]) => a !== b),
    ([from]) => from,
  )
  const number = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const closed: string[][] = []
  const low = (folder: string, n = Number.POSITIVE_INFINITY) =>
    lowest.set(folder, Math.min(lowest.get(folder) ?? Number.POSITIVE_INFINITY, n))
  const visit = (folder: string) => {
    number.set(folder, number.size)
    low(folder, number.get(folder))
    open.push(folder)
    for (const [, next] of to.get(folder) ?? []) {
      if (!number.has(next)) {
        visit(next)
        low(folder, lowest.get(next))
      } else if (open.includes(next)) low(folder, number.get(next))
    }
    if (lowest.get(folder) === number.get(folder)) closed.push(open.splice(open.indexOf(folder)))
  }
  for (const folder of to.keys()) if (!number.has(folder)) visit(folder)
  return closed.filter(group => group.length > 1).map(group => group.sort())
}

function importsOf(file: string): Import[] {
  const lines = read(file).matchAll(
    /^\s*(?:import|export)\s+(type\s+)?(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/gm,
  )
  return [...lines].flatMap(([, type, named, lazy]) => {
    const to = inside(file, named ?? lazy ?? '')
    return to ? [{ from: file, to, typeOnly: Boolean(type), lazy: lazy !== undefined }] : []
  })
}

function read(file: string) {
  return readFileSync(file, 'utf8')
}

function inside(from: string, name: string): string | undefined {
  if (name.startsWith('#messages/')) return name.replace('#messages', 'lib/messages/en')
  if (name.startsWith('#')) return name.slice(1)
  if (name.startsWith('.')) return normalize(join(dirname(from), name))
  return undefined
}

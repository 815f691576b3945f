import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const RULES = 'docs/rules.md'
const FOLDERS = ['.github', 'app', 'components', 'demo', 'docs', 'e2e', 'lib', 'scripts']
const TEXT = /(^\.env\.example|\.(ts|tsx|mjs|mts|css|sql|md|json|yml))$/
// Data of the demo shop, and a list that npm writes.
const LEFT_OUT = /^(demo\/catalogue\/|package-lock\.json)/
// A migration is never changed once it was applied, so it keeps the word that comments used before.
const APPLIED = ['lib/backend/db/migrations/0040-orders.sql']

const files = [
  ...readdirSync('.'),
  ...FOLDERS.filter(folder => existsSync(folder)).flatMap(folder =>
    readdirSync(folder, { recursive: true }).map(name => join(folder, String(name))),
  ),
].filter(file => TEXT.test(file) && !LEFT_OUT.test(file) && statSync(file).isFile())

const rules = read(RULES)
  .split(/^(?=#{1,2} )/m)
  .filter(section => section.startsWith('## Rule '))
  .map(section => ({
    number: Number(/^## Rule (\d+): \S/.exec(section)?.[1]),
    section,
    tests: [...section.matchAll(/^- `([^`]+)`: (.+)$/gm)].map(([, file = '', words = '']) => ({
      file,
      words,
    })),
  }))

// Gaps among these belong to rules that were given their number before they were written; nothing else fills them.
const RESERVED = [60, 63] as const

test('the rules are numbered upward from 1, each once, and none is left out but the reserved ones', () => {
  const numbers = rules.map(({ number }) => number)
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
  const missing = Array.from({ length: numbers.at(-1) ?? 0 }, (_, at) => at + 1).filter(
    number => !numbers.includes(number),
  )
  expect(missing.filter(number => number < RESERVED[0] || number > RESERVED[1])).toEqual([])
  expect(rules.length).toBeGreaterThanOrEqual(53)
})

test('each number that a comment, a test or a document cites is a rule', () => {
  const unknown = cited(/\bRules? (\d+(?:(?:,|,? and|,? or|–) ?\d+)*)/g).filter(({ found }) =>
    (found.match(/\d+/g) ?? []).some(number => !rules.some(rule => rule.number === Number(number))),
  )
  expect(unknown).toEqual([])
  expect(cited(/\bRules? \d/g).length).toBeGreaterThan(100)
})

test('each rule says why, and names a test whose words are there', () => {
  const faults = rules.flatMap(({ number, section, tests }) => [
    ...(/^Why: \S/m.test(section) ? [] : [`Rule ${number} says no reason`]),
    ...(tests.length > 0 ? [] : [`Rule ${number} names no test`]),
    ...tests
      .filter(({ file, words }) => !isTest(file) || !existsSync(file) || !read(file).includes(words))
      .map(({ file, words }) => `Rule ${number}: ${file} does not say "${words}"`),
  ])
  expect(faults).toEqual([])
})

test('nothing cites what is not in the repository', () => {
  // In pieces, so that this file does not cite it either.
  const dangling = new RegExp(
    ['\\bspec ?\u00a7', '\\bruling', '\\b(storefront|account) (spec|document)\\b'].join('|'),
    'gi',
  )
  expect(cited(dangling).filter(({ file }) => !APPLIED.includes(file))).toEqual([])
})

function cited(form: RegExp) {
  return files.flatMap(file => [...read(file).matchAll(form)].map(([found]) => ({ file, found })))
}

function isTest(file: string) {
  return /\.(test|spec)\.tsx?$/.test(file)
}

function read(file: string) {
  return readFileSync(file, 'utf8')
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const documents = [
  ...readdirSync('.').filter(name => name.endsWith('.md')),
  ...readdirSync('docs', { recursive: true })
    .map(name => join('docs', String(name)))
    .filter(name => name.endsWith('.md')),
]
const read = (file: string) => readFileSync(file, 'utf8')
const decisions = readdirSync('docs/decisions')

test('each link of a document leads to a file, and to a heading of it', () => {
  const links = documents.flatMap(file =>
    [...read(file).matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = '']) => ({ file, to })),
  )
  const dead = links.filter(({ file, to }) => !/^https?:/.test(to) && !leadsSomewhere(file, to))
  expect(dead).toEqual([])
  expect(links.length).toBeGreaterThan(40)
})

test('each path that a document names is there', () => {
  const named = documents.flatMap(file =>
    [...read(file).matchAll(/`((?:app|components|demo|docs|e2e|lib|scripts)\/[\w()/.-]+\.\w+)`/g)].map(
      ([, path = '']) => ({ file, path }),
    ),
  )
  expect(named.filter(({ path }) => !existsSync(path))).toEqual([])
  expect(named.length).toBeGreaterThan(100)
})

test('the decisions are numbered from 1, say when and whether they hold, and stand in the list', () => {
  expect(decisions.map(name => Number(name.slice(0, 3)))).toEqual(decisions.map((_, at) => at + 1))
  for (const name of decisions) {
    const text = read(join('docs/decisions', name))
    expect(text).toMatch(/^# \d+\. .+\n\nDate: \d{4}-\d\d-\d\d · Status: (accepted|replaced by \d{3})\n/)
    for (const part of ['Context', 'Decision', 'Consequence']) expect(text).toContain(`\n## ${part}\n`)
    expect(read('docs/decisions.md')).toContain(`(decisions/${name})`)
  }
})

test('the capacity of a cluster is told table by table', () => {
  const named = new Set([...read('docs/capacity.md').matchAll(/`(\w+)`/g)].map(([, name]) => name))
  const folder = 'lib/backend/db/migrations'
  const tables = readdirSync(folder)
    .sort()
    .flatMap(name => [...read(join(folder, name)).matchAll(/^create (?:unlogged )?table (\w+)/gm)])
    .map(([, name = '']) => name)
  expect(tables.length).toBeGreaterThan(60)
  expect(tables.filter(name => !named.has(name) && !name.startsWith('desk_'))).toEqual([])
})

test('the glossary has at most 25 words', () => {
  const words = [...read('docs/glossary.md').matchAll(/^\| (?!Word|-)([^|]+)\|/gm)].map(([, word = '']) =>
    word.trim(),
  )
  expect(words).toContain('page template')
  expect(words.length).toBeLessThanOrEqual(25)
})

function leadsSomewhere(from: string, to: string) {
  const [path = '', heading] = to.split('#')
  const file = path ? join(dirname(from), path) : from
  if (!existsSync(file)) return false
  return (
    !heading || [...read(file).matchAll(/^#+ (.+)$/gm)].some(([, text = '']) => anchorOf(text) === heading)
  )
}

function anchorOf(heading: string) {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replaceAll(' ', '-')
}

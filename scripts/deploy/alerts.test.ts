import { readFileSync } from 'node:fs'
import { routes } from '#lib/routes.ts'
import { metricsIn, metricsOfShop } from './metrics-of-shop.ts'

const [, ...texts] = readFileSync('deploy/prometheus/alerts.yaml', 'utf8').split(/^ {6}- alert: /m)
const rules = texts.map(text => ({
  alert: text.split('\n', 1)[0] ?? '',
  expr: /^ {8}expr: ([\s\S]*?)^ {8}for: /m.exec(text)?.[1] ?? '',
}))
const document = readFileSync('docs/operations.md', 'utf8')

test('the rules are read', () => {
  expect(rules.length).toBeGreaterThan(5)
  for (const { alert, expr } of rules)
    expect([alert, expr.length > 5]).toEqual([expect.stringMatching(/^[A-Z]\w+$/), true])
})

test('each alert is told in docs/operations.md with what to do, and no other is', () => {
  const rows = [...document.matchAll(/^\| `([A-Z]\w+)` +\|([^|]+)\|([^|]+)\|/gm)]
  expect(rows.map(([, name]) => name).sort()).toEqual(rules.map(({ alert }) => alert).sort())
  for (const [, , means = '', todo = ''] of rows) {
    expect(means.trim().length).toBeGreaterThan(10)
    expect(todo.trim().length).toBeGreaterThan(20)
  }
})

test('each alert asks for metrics that the shop has', async () => {
  const known = await metricsOfShop()
  const used = rules.flatMap(({ expr }) => metricsIn(expr))
  expect(used.length).toBeGreaterThan(rules.length)
  expect(used.filter(name => !known.has(name))).toEqual([])
})

test('each route in an alert is one of the table', () => {
  const named = rules.flatMap(({ expr }) =>
    [...expr.matchAll(/route=~"([^"]+)"/g)].flatMap(([, paths = '']) => paths.split('|')),
  )
  const paths = Object.values(routes).map(({ path }) => path as string)
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter(path => !paths.includes(path))).toEqual([])
})

test('a job that is done rarely is not called idle between two times', () => {
  const every = [
    ...readFileSync('lib/backend/jobs.ts', 'utf8').matchAll(/^ {2}(\w+): \{.*everyMs: ([\d_]+)/gm),
  ]
  const rare = every
    .filter(([, , ms = '']) => Number(ms.replaceAll('_', '')) > 15_000)
    .map(([, name = '']) => name)
  const often = every.map(([, name = '']) => name).filter(name => !rare.includes(name))
  expect([rare.length > 1, often.length > 10]).toEqual([true, true])
  for (const alert of ['JobStands', 'JobLate']) {
    const { expr = '' } = rules.find(rule => rule.alert === alert) ?? {}
    const left = new RegExp(`^(${/exported_job!~"([^"]+)"/.exec(expr)?.[1]})$`)
    expect(rare.filter(name => !left.test(name))).toEqual([])
    expect(often.filter(name => left.test(name))).toEqual([])
  }
})

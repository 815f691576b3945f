import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { counted } from './counted.ts'

test('one is in the singular, none and several in the plural', () => {
  expect([0, 1, 2, 1200].map(n => counted(n, 'item'))).toEqual([
    '0 items',
    '1 item',
    '2 items',
    '1,200 items',
  ])
  expect(counted(1, 'more item', 'more items')).toBe('1 more item')
})

test('no page or command counts things in the plural without asking whether there is one', () => {
  const files = ['app', 'components', 'scripts/orders', 'scripts/catalogue'].flatMap(folder =>
    readdirSync(folder, { recursive: true })
      .map(name => path.join(folder, String(name)))
      .filter(file => /\.(tsx?|mjs)$/.test(file) && !/\.test\./.test(file)),
  )
  expect(files.length).toBeGreaterThan(100)
  const careless = files.flatMap(file =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter(line => COUNTS.test(line) && !/=== 1|counted\(/.test(line))
      .map(line => `${file}: ${line.trim()}`),
  )
  expect(careless).toEqual([])
})

const COUNTS =
  /\}\)? (?:items|products|units|orders|pieces|lines|order lines|ratings|results|pictures|days|addresses)\b(?! ?=)/i

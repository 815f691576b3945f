import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROWS = 26
const text = readFileSync('docs/law.md', 'utf8')
const rows = text
  .split(/^(?=## )/m)
  .slice(1)
  .map(section => ({
    number: Number(/^## Law (\d+): \S/.exec(section)?.[1]),
    who: /^Who must: \S/m.test(section),
    tests: [...section.matchAll(/^- `([^`]+)`: (.+)$/gm)].map(([, file = '', words = '']) => ({
      file,
      words,
    })),
  }))
const sources = ['app', 'components', 'e2e', 'lib', 'scripts']
  .flatMap(folder => readdirSync(folder, { recursive: true }).map(name => join(folder, String(name))))
  .filter(file => /\.tsx?$/.test(file))

test('each row of the law is there once, in its order', () => {
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: ROWS }, (_, at) => at + 1))
})

test('each row names a test whose words are there, or says who must do what', () => {
  const faults = rows.flatMap(({ number, who, tests }) => [
    ...(who || tests.length > 0 ? [] : [`Law ${number} names no test and nobody who must do it`]),
    ...tests
      .filter(({ file, words }) => !existsSync(file) || !readFileSync(file, 'utf8').includes(words))
      .map(({ file, words }) => `Law ${number}: ${file} does not say "${words}"`),
  ])
  expect(faults).toEqual([])
})

test('each test that is called after a law stands with that row', () => {
  const named = sources
    .filter(file => /\.(test|spec)\.tsx?$/.test(file))
    .flatMap(file =>
      [...readFileSync(file, 'utf8').matchAll(/['"`]Law (\d+(?:, \d+)*): /g)].flatMap(([, numbers = '']) =>
        numbers.split(', ').map(number => ({ file, number: Number(number) })),
      ),
    )
  const unknown = named.filter(
    ({ file, number }) => !rows.find(row => row.number === number)?.tests.some(test => test.file === file),
  )
  expect(unknown).toEqual([])
  expect(named.length).toBeGreaterThan(15)
})

test('Law 14: no box is ticked beforehand', () => {
  // At the desk the seller sees what is set.
  const boxes = sources
    .filter(file => !file.startsWith('components/desk/'))
    .flatMap(file =>
      [...readFileSync(file, 'utf8').matchAll(/<input\b[^>]*type="checkbox"[^>]*>/gs)].map(([box]) => ({
        file,
        box,
      })),
    )
  const agreed = boxes.filter(({ box }) => /defaultChecked|\bchecked\b/.test(box))
  expect(agreed).toEqual([])
  expect(boxes.length).toBeGreaterThan(0)
})

import { globSync, readFileSync } from 'node:fs'

// A transaction has one connection: what is asked of it meanwhile waits there, and a later pg refuses it.
test('nothing asks a transaction for two things at once', () => {
  const files = globSync('lib/**/*.ts').filter(file => !file.endsWith('.test.ts'))
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter(file => asksAtOnce(readFileSync(file, 'utf8')))).toEqual([])
})

test('the check finds one that does', () => {
  expect(asksAtOnce('await Promise.all(tables.map(table => tx.query<Key>(KEYS, [table])))')).toBe(true)
  expect(asksAtOnce('await Promise.all(\n  FREE.map(async one => {\n    await tx.query(A)\n  }))')).toBe(true)
  expect(asksAtOnce('await Promise.all([one(tx, 1), two(tx)])')).toBe(true)
  expect(asksAtOnce('await Promise.all([one(db), two(db)])\nawait other(tx)')).toBe(false)
})

const asksAtOnce = (source: string) =>
  source
    .split('Promise.all(')
    .slice(1)
    .some(after => /\btx\b/.test(uptoItsEnd(after)))

const uptoItsEnd = (after: string) => {
  let open = 1
  for (const [index, letter] of [...after].entries()) {
    if (letter === '(') open++
    if (letter === ')' && --open === 0) return after.slice(0, index)
  }
  return after
}

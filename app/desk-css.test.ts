import { globSync, readFileSync } from 'node:fs'

test('a class of the desk is drawn in one file: two of one name would draw each other’s pages', () => {
  const files = new Map<string, string[]>()
  for (const file of globSync('app/desk*.css'))
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/^ {2}\.(desk-[a-z-]+) \{/gm))
      files.set(name, [...new Set([...(files.get(name) ?? []), file])])
  expect(files.size).toBeGreaterThan(40)
  expect([...files].filter(([, of]) => of.length > 1)).toEqual([])
})

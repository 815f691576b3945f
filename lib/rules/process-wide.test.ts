import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

test('every copy of a file gets the value of the first copy', () => {
  const copies = [1, 2].map(made => {
    let copy: typeof import('./process-wide.ts') | undefined
    jest.isolateModules(() => {
      copy = require('./process-wide.ts')
    })
    return copy?.processWide('feeds', () => ({ made }))
  })
  expect(copies[0]).toEqual({ made: 1 })
  expect(copies[1]).toBe(copies[0])
})

// Read in a client component, where an import would add bytes to the script of every page.
const BY_ITS_SYMBOL = ['components/ui/static-html-slot.tsx']

test('nothing else puts a value on globalThis', () => {
  const found = ['app', 'components', 'lib']
    .flatMap(folder => readdirSync(folder, { recursive: true }).map(name => join(folder, String(name))))
    .filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/test-[\w-]+\.tsx?$/.test(file))
    .filter(file => /globalThis as|Symbol\.for\(['"`]haat/.test(readFileSync(file, 'utf8')))
  expect(found.sort()).toEqual([...BY_ITS_SYMBOL, 'lib/rules/process-wide.ts'])
})

import { readdirSync, readFileSync } from 'node:fs'
import { quickTests, reasonToWait } from './quick-tests.mjs'

test.each([
  ['lib/cart/rules/lines.test.ts', undefined],
  ['components/cart/cart-words.test.tsx', undefined],
  ['lib/backend/db/migrate.test.ts', 'use a database'],
  ['lib/backend/db/back-up.slow.test.ts', 'take long'],
  ['scripts/env-files.test.ts', 'start a process'],
  ['lib/server/http/server.test.ts', 'start a server'],
  // Through a file that is there for tests.
  ['lib/api/server/look-up-cart-ids.test.ts', 'start a server'],
  // Through one whose name is computed.
  ['lib/backend/payments/conformance.test.ts', 'use a database'],
])('what %s needs is seen from its imports: %s', (file, reason) => {
  expect(reasonToWait(file)).toBe(reason)
})

test('each file of tests is either quick or counted among those that wait', () => {
  const { quick, others, left } = quickTests()
  expect(quick.length).toBeGreaterThan(250)
  expect(quick).toContain('scripts/quick-tests.test.ts')
  expect([...left.values()].reduce((sum, count) => sum + count, 0)).toBe(others.length)
  expect([...left.keys()].sort()).toEqual([
    'start a process',
    'start a server',
    'take long',
    'use a database',
  ])
})

// What is made from other files says so in its first line, and a quick test compares it with them.
const MADE = {
  'docs/api.md': 'scripts/api-docs/api-document.test.ts',
  'lib/server/inline-scripts/compiled.ts': 'lib/server/inline-scripts/compiled.test.ts',
}

test('what is made from other files is compared with them before each commit', () => {
  const files = ['app', 'components', 'demo', 'docs', 'lib', 'scripts'].flatMap(folder =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile() && /\.(tsx?|mjs|md|css|sql)$/.test(entry.name))
      .map(({ parentPath, name }) => `${parentPath}/${name}`),
  )
  const made = files
    .filter(file => !file.includes('node_modules'))
    .filter(file => /^(\/\/|\/\*|<!--|--) Made by /.test(readFileSync(file, 'utf8')))
  expect(made.sort()).toEqual(Object.keys(MADE))
  expect(quickTests().quick).toEqual(expect.arrayContaining(Object.values(MADE)))
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// Two readers of one setting may differ in details: whether spaces are a value, what an empty one means.
const MAY_READ: Record<string, string> = {
  'lib/server/settings/env.ts': 'reads and checks every setting',
  'lib/server/next-internals.ts': 'the phase of the build is Next’s to tell',
  'lib/server/next-internals.mjs': 'Next is told by it how to read its config',
  'instrumentation.ts': 'the bundler replaces NEXT_RUNTIME and leaves the backend out of other runtimes',
  'components/ui/static-html-slot.tsx':
    'the bundler replaces NODE_ENV and leaves the checks out of the browser’s script',
  'lib/backend/db/engine/os-user.ts': 'PostgreSQL gets the search path of programs, and nothing else',
}

const sources = ['app', 'components', 'lib', 'scripts']
  .flatMap(folder => readdirSync(folder, { recursive: true }).map(name => join(folder, String(name))))
  .concat(readdirSync('.'))
  .filter(file => /\.(ts|tsx|mjs)$/.test(file))
  .filter(
    file => !/\.(test|spec)\.tsx?$|\/test-[\w-]+\.tsx?$|^scripts\/(jest|bench|e2e|old-shop)\//.test(file),
  )
const read = (file: string) => readFileSync(file, 'utf8')

test('only these files read process.env', () => {
  const found = sources.filter(
    file => !/^scripts\/|^playwright\.config/.test(file) && read(file).includes('process.env'),
  )
  expect(found.sort()).toEqual(Object.keys(MAY_READ).sort())
})

test('no command reads a setting of the shop directly', () => {
  const names = [...read('lib/server/settings/env.ts').matchAll(/source, '([A-Z_]+)'/g)].map(
    ([, name]) => name,
  )
  expect(names.length).toBeGreaterThan(20)
  const setting = new RegExp(`process\\.env\\.(${names.join('|')}|NODE_ENV)\\b`)
  expect(sources.filter(file => file.startsWith('scripts/') && setting.test(read(file)))).toEqual([
    // Whether a port was set at all: without one the practice gateway uses a free one.
    'scripts/practice-gateway.mjs',
  ])
})

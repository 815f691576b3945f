import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FACTS } from './next-internals.ts'

// Where undocumented facts of Next and React may stand: the two files, their checks, and the app that is asked.
const HOME = [
  /^lib\/server\/(next-internals\.|test-next-page\.ts$)/,
  /^e2e\/(next-internals\.spec\.ts|started-probe\.ts|next-probe\/)/,
]
const FOLDERS = ['app', 'components', 'lib', 'scripts', 'e2e']
const files = [
  ...readdirSync('.'),
  ...FOLDERS.flatMap(folder =>
    readdirSync(folder, { recursive: true }).map(name => join(folder, String(name))),
  ),
].filter(file => /\.(ts|tsx|mjs|jsx)$/.test(file) && !HOME.some(home => home.test(file)))

const LITERALS = [
  /next\/dist/,
  /_N_T_/,
  /APP_PAGE/,
  /['"`]\/\$\/['"`]/,
  /__next_/,
  /react\.(transitional|fragment|element)/,
  /\$\$typeof/,
  /NEXT_(PHASE|MANUAL|EXIT|PRIVATE)|__NEXT_/,
  /phase-production/,
  /functions-config-manifest|\/BUILD_ID/,
  /\$undefined/,
  /noModule=/,
]

// What a visitor, too, could write in a request: a test may send it.
const NOT_IN_SOURCES = [
  /\/_next\//,
  /\/_not-found|\/_global-error/,
  /x-nextjs?-/,
  /next-router-|next-action/,
  /headers\.rsc\b|['"]rsc['"]|_rsc\b/,
]
const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file)

test('what is known of Next and React beyond their documentation stands in one place', () => {
  const found = files.flatMap(file => {
    const text = readFileSync(file, 'utf8')
    const literals = isTest(file) ? LITERALS : [...LITERALS, ...NOT_IN_SOURCES]
    const refused = literals.filter(literal => literal.test(text))
    return refused.map(
      literal => `${file} says ${literal.source}: it belongs in lib/server/next-internals.ts`,
    )
  })
  expect(found).toEqual([])
})

test('each fact has a reason and a check of its name', () => {
  const checks = ['lib/server/next-internals.slow.test.ts', 'e2e/next-internals.spec.ts'].map(file =>
    readFileSync(file, 'utf8'),
  )
  for (const [fact, reason] of Object.entries(FACTS)) {
    expect([fact, reason]).toEqual([fact, expect.stringMatching(/^\w.{20,}\.$/)])
    expect([
      fact,
      checks.some(text => new RegExp(`^\\s*(test\\()?['"]?${fact}['"]?[,:]`, 'm').test(text)),
    ]).toEqual([fact, true])
  }
})

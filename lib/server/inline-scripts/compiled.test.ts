import { readdirSync, readFileSync } from 'node:fs'
import { compileInlineScripts } from '#scripts/inline-scripts/compile.mjs'

const HERE = 'lib/server/inline-scripts/compiled.ts'
const SOURCES = 'lib/browser/inline'

test('the compiled programs are those of their sources', async () => {
  expect(await compileInlineScripts()).toBe(readFileSync(HERE, 'utf8'))
})

test('every source is compiled', () => {
  const compile = readFileSync('scripts/inline-scripts/compile.mjs', 'utf8')
  const sources = readdirSync(SOURCES).filter(name => !name.includes('.test.'))
  expect(sources.filter(name => !compile.includes(`'${SOURCES}/${name}'`))).toEqual([])
})

test('no program leaves a name behind, nor ends its script', async () => {
  for (const program of Object.values(await import('./compiled.ts'))) {
    // In a function of its own, which keeps its names.
    expect(program).toMatch(/^\(\(\)=>\{[\s\S]*\}\)\(\)$/)
    expect(program).not.toMatch(/<\/script|<!--/i)
  }
})

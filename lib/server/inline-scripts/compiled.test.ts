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
    // In a block or a function of its own, and without what a block does not keep to itself.
    expect(program).toMatch(/^(\{[\s\S]*\}|\(\(\)=>\{[\s\S]*\}\)\(\))$/)
    expect(program).not.toMatch(/\bvar |^\{[\s\S]*\bfunction |<\/script|<!--/i)
  }
})

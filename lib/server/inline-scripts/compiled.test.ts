import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { compileInlineScripts } from '#scripts/inline-scripts/compile.mjs'
import * as compiled from './compiled.ts'

const HERE = 'lib/server/inline-scripts/compiled.ts'
const SOURCES = 'lib/browser/inline'

test('the compiled programs are those of their sources', async () => {
  expect(await compileInlineScripts()).toBe(readFileSync(HERE, 'utf8'))
})

test('every source is compiled', () => {
  const compile = readFileSync('scripts/inline-scripts/compile.mjs', 'utf8')
  const sources = readdirSync(SOURCES, { recursive: true })
    .map(String)
    .filter(name => name.endsWith('.ts') && !name.includes('.test.'))
  const texts = sources.map(name => readFileSync(`${SOURCES}/${name}`, 'utf8'))
  const isImported = (name: string) => texts.some(text => text.includes(`/${name.split('/').at(-1)}'`))
  expect(sources.length).toBeGreaterThan(15)
  expect(sources.filter(name => !compile.includes(`'${SOURCES}/${name}'`) && !isImported(name))).toEqual([])
})

test('no program leaves a name behind, nor ends its script', () => {
  for (const program of Object.values(compiled)) {
    // In a function of its own, which keeps its names.
    expect(program).toMatch(/^\(\(\)=>\{[\s\S]*\}\)\(\)$/)
    expect(program).not.toMatch(/<\/script|<!--/i)
  }
})

test.each([
  ['CHOOSE', 525],
  ['DEFER_IMAGES', 645],
  ['FIRST_RESPONSE', 2_706],
  ['LOAD_STYLESHEETS', 190],
] as const)('%s is at most %i bytes in Brotli, by itself', (name, most) => {
  expect(brotliCompressSync(compiled[name]).length).toBeLessThanOrEqual(most)
})

import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const WORDS = readdirSync('lib/messages/en')
  .filter(name => /\.ts$/.test(name) && !name.includes('.test.'))
  .map(name => name.replace(/\.ts$/, ''))
const sources = ['app', 'components', 'lib', 'scripts'].flatMap(folder =>
  readdirSync(folder, { recursive: true })
    .map(name => join(folder, String(name)))
    .filter(file => /\.(ts|tsx|mjs)$/.test(file) && !/\.test\.tsx?$|\/test-[\w-]+\.tsx?$/.test(file)),
)
// The sentences of another host come without a key.
const BY_TEXT = 'lib/api/server/key-of-sentence.ts'

const nameOf = (word: string) => word.replaceAll('-', '_')

const namesOf = (word: string) =>
  [...readFileSync(`lib/messages/en/${word}.ts`, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)].map(
    ([, name]) => name ?? '',
  )

/** Where a text is compared with a sentence of ours, by the table or by an imported name, or with a typed one. */
function comparisonsIn(text: string): string[] {
  const imported = [...text.matchAll(/import \{([^}]*)\} from '#messages\/[\w-]+\.ts'/g)].flatMap(
    ([, names = '']) => names.split(',').map(name => name.trim().split(' as ').at(-1) ?? ''),
  )
  const names = ['messages\\.\\w+', 'messages\\[[^\\]]+\\]', ...imported.filter(Boolean)].join('|')
  const shapes = [
    new RegExp(`[!=]==? (?:${names})(?![\\w(.])`, 'g'),
    new RegExp(`(?<![\\w.']|typeof )(?:${names}) [!=]==? `, 'g'),
    new RegExp(`\\.(?:includes|endsWith|startsWith|indexOf)\\((?:${names})\\)`, 'g'),
    /(?:message|sentence|refused|said|problem)\??\.(?:includes|endsWith|startsWith)\(['"`][A-Za-z]/g,
    /\.test\((?:\w+\.)*(?:message|sentence|refused)\)/g,
  ]
  return shapes.flatMap(shape => [...text.matchAll(shape)].map(([found]) => found))
}

test('nothing decides by comparing the text of a sentence, but the one file that reads another host’s', () => {
  const found = sources
    .filter(file => file !== BY_TEXT && !file.startsWith('lib/backend/catalogue-import/'))
    .flatMap(file => comparisonsIn(readFileSync(file, 'utf8')).map(text => `${file}: ${text}`))
  // The errors of PostgreSQL, and of the validator of imported files, are no sentences of the shop.
  expect(found.filter(line => !line.startsWith('lib/backend/db/'))).toEqual([])
})

test.each([
  'if (refused === messages.cancelNotSent) go()',
  'const bad = problem.endsWith(messages.heldByYou)',
  "if (answer.message.includes('new total')) go()",
  'const twice = /duplicate|exists/i.test(error.message)',
  "import { networkError } from '#messages/shop.ts'\nconst offline = refused === networkError",
])('that test refuses %s', text => {
  expect(comparisonsIn(text)).not.toEqual([])
})

test('no two sentences of the table have one name', () => {
  const table = [...readFileSync('lib/message-table.ts', 'utf8').matchAll(/'#messages\/([\w-]+)\.ts'/g)].map(
    ([, word]) => word ?? '',
  )
  const names = table.flatMap(namesOf)
  expect(names.length).toBeGreaterThan(190)
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})

describe('another language', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync('.second-language-')
    cpSync('lib/messages/en', folder, { recursive: true })
    const checks = WORDS.map(
      word =>
        `import * as ${nameOf(word)} from './${word}.ts'\n${nameOf(word)} satisfies Shape<typeof import('#messages/${word}.ts')>`,
    )
    const shape =
      'type Shape<E> = { [K in keyof E]: E[K] extends string ? string : E[K] extends readonly string[] ? readonly string[] : E[K] }\n'
    writeFileSync(join(folder, 'check.ts'), shape + checks.join('\n'))
    const options = { extends: '../tsconfig.json', include: ['check.ts'], exclude: [] }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const compile = () => {
    try {
      execFileSync('node_modules/.bin/tsc', ['--noEmit', '--incremental', 'false', '-p', folder])
      return ''
    } catch (error) {
      return String((error as { stdout: Buffer }).stdout)
    }
  }

  test('compiles with every sentence, whatever they say', () => {
    const file = join(folder, 'cart.ts')
    writeFileSync(file, readFileSync(file, 'utf8').replace("'Undo'", "'वापस लाएँ'"))
    expect(compile()).toBe('')
  })

  test('does not compile without one of them', () => {
    const file = join(folder, 'cart.ts')
    writeFileSync(file, readFileSync(file, 'utf8').replace('export const undo = ', 'export const undone = '))
    expect(compile()).toMatch(/check\.ts.*[\s\S]*'undo' is missing/)
  })
})

import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { csvReader } from './csv.ts'
import { ImportErrors } from './errors.ts'
import { keepReport } from './report-file.ts'

const root = mkdtempSync(path.join(os.tmpdir(), 'report-'))
afterAll(() => rmSync(root, { recursive: true }))

let folders = 0
const folderOf = () => {
  const folder = path.join(root, String(++folders))
  mkdirSync(folder)
  return folder
}
const errors = new ImportErrors()
errors.add({
  file: 'products.csv',
  line: 9,
  column: 'name',
  value: '=HYPERLINK("x")',
  reason: 'is a formula, "so"',
})
errors.add({ file: 'products.csv', line: 2, column: 'images', value: 'x'.repeat(500), reason: 'is long' })
const warnings = new ImportErrors()
warnings.add({ file: 'pictures/a b.heic', reason: 'left out' })

const rowsOf = (file: string) => {
  const reader = csvReader()
  return [...reader.push(readFileSync(file, 'utf8')), ...reader.end()].map(row => row.fields)
}

test('it has everything, by file and line, with the value of the cell and what to do', async () => {
  const folder = folderOf()
  const file = await keepReport({ lists: { errors, warnings }, whole: false, folders: [folder] })
  expect(file).toBe(path.join(folder, 'import-report.csv'))
  expect(rowsOf(file ?? '')).toEqual([
    ['what', 'file', 'line', 'column', 'value', 'what to do'],
    ['error', 'products.csv', '2', 'images', `“${'x'.repeat(200)}…”`, 'is long'],
    ['error', 'products.csv', '9', 'name', '“=HYPERLINK("x")”', 'is a formula, "so"'],
    ['warning', 'pictures/a b.heic', '', '', '', 'left out'],
  ])
})

test('if the folder is not writable it is written to the next one', async () => {
  const folder = folderOf()
  const folders = [path.join(root, 'gone'), folder]
  expect(await keepReport({ lists: { errors }, whole: false, folders })).toBe(
    path.join(folder, 'import-report.csv'),
  )
  expect(await keepReport({ lists: { errors }, whole: false, folders: folders.slice(0, 1) })).toBeUndefined()
})

test('if the screen showed everything there is none, and an older one is deleted; a file of someone else is not', async () => {
  const [ownFolder, otherFolder] = [folderOf(), folderOf()]
  await keepReport({ lists: { errors }, whole: false, folders: [ownFolder] })
  writeFileSync(path.join(otherFolder, 'import-report.csv'), 'my own notes')
  expect(
    await keepReport({ lists: { errors }, whole: true, folders: [ownFolder, otherFolder] }),
  ).toBeUndefined()
  expect([ownFolder, otherFolder].map(folder => existsSync(path.join(folder, 'import-report.csv')))).toEqual([
    false,
    true,
  ])
})

test('three thousand faults and as many warnings are all in it', async () => {
  const listOf = (reason: string) => {
    const list = new ImportErrors()
    for (let line = 2; line < 3_002; line++)
      list.add({ file: 'products.csv', line, column: 'images', value: `IMG_${line}.webp`, reason })
    return list
  }
  const lists = { errors: listOf('is no price'), warnings: listOf('is not in pictures/') }
  const file = await keepReport({ lists, whole: false, folders: [folderOf()] })
  const [, ...rows] = rowsOf(file ?? '')
  const lines = Array.from({ length: 3_000 }, (_, n) => String(n + 2))
  for (const what of ['error', 'warning'])
    expect(rows.filter(row => row[0] === what).map(row => row[2])).toEqual(lines)
  expect(rows).toHaveLength(6_000)
})

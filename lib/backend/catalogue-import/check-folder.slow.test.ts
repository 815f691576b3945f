import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { checkFolder } from './check-folder.ts'

const root = mkdtempSync(path.join(os.tmpdir(), 'check-folder-'))
afterAll(() => rmSync(root, { recursive: true }))

let folders = 0
const folderOf = (...files: string[]) => {
  const folder = path.join(root, `folder-${++folders}`)
  mkdirSync(folder)
  for (const file of files) writeFileSync(path.join(folder, file), '')
  return folder
}
const errorsOf = (folder: string) =>
  checkFolder(folder).then(
    () => '',
    (error: Error) => error.message.replace(folder, 'FOLDER'),
  )

test.each([
  [['products.csv']],
  [['products.csv', 'products.xlsx', 'Products.csv.bak']],
  [['shop.json', 'old-products.csv']],
])('%j may be imported', async files => expect(await errorsOf(folderOf(...files))).toBe(''))

test.each(['Products.CSV', 'products.csv.csv', 'products.csv.txt', 'products (1).csv', 'product.csv'])(
  '%s is asked after',
  async file =>
    expect(await errorsOf(folderOf(file, 'shop.json'))).toBe(
      `FOLDER: holds “${file}” and no products.csv: is it that one? Then name it products.csv`,
    ),
)

test('a spreadsheet is told what to save it as', async () => {
  expect(await errorsOf(folderOf('Categories.xlsx'))).toBe(
    'FOLDER: holds “Categories.xlsx”, a spreadsheet, and no categories.csv: save it as “CSV UTF-8 (comma delimited)” under the name categories.csv',
  )
})

test('a file, a folder that is not there, an empty one and one around the right one', async () => {
  const folder = folderOf('products.csv')
  expect(await errorsOf(path.join(folder, 'products.csv'))).toContain(`give the one it lies in, ${folder}`)
  expect(await errorsOf(path.join(root, 'gone'))).toBe('FOLDER: there is no such folder')
  expect(await errorsOf(folderOf())).toBe(
    'FOLDER: holds neither products.csv nor categories.csv nor shop.json',
  )
  const around = folderOf()
  mkdirSync(path.join(around, 'mine'))
  writeFileSync(path.join(around, 'mine/shop.json'), '{}')
  expect(await errorsOf(around)).toContain(`did you mean FOLDER/mine?`.replace('FOLDER', around))
})

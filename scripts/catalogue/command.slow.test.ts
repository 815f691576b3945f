import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { NOBODY_LISTENS } from '#scripts/jest/nobody-listens.ts'
import { runCommand } from '../test-command.ts'

const root = mkdtempSync(path.join(os.tmpdir(), 'catalogue-'))
chmodSync(root, 0o755)
afterAll(() => rmSync(root, { recursive: true }))

const catalogue = (args: string[], settings = {}) =>
  runCommand('catalogue', args, { DATA_DIR: path.join(root, 'data'), INIT_CWD: root, ...settings })

test('a folder is imported, a second import has nothing to do, and it is exported again', async () => {
  const demo = path.resolve('demo/catalogue')
  const first = await catalogue(['import', demo, '--new'])
  expect(first.output).toContain('120 products added, 0 changed')
  expect(first.code).toBe(0)
  expect((await catalogue(['import', demo])).output).toContain('Nothing to do')
  // A folder is relative to where the command was called.
  const out = await catalogue(['export', 'out'])
  expect(out.output).toContain(`Wrote 120 products, 51 sections`)
  expect((await catalogue(['import', 'out', '--withdraw-missing'])).output).toContain('Nothing to do')
}, 60_000)

test('what is about to change is shown, a slip is asked about, and what was published is listed and undone', async () => {
  const settings = { DATA_DIR: path.join(root, 'data') }
  const slip = path.join(root, 'slip')
  mkdirSync(slip)
  writeFileSync(path.join(slip, 'products.csv'), 'id,discountPrice\n1001,289.90\n')
  const refused = await catalogue(['import', 'slip'], settings)
  expect(refused.output).toMatch(/1001 “[^”]+” ₹2,899 → ₹289\.90\n/)
  expect(refused.output).toContain(
    '1 price falls by more than half.\nNothing was published: nobody can be asked',
  )
  expect(refused.code).toBe(1)
  const checked = await catalogue(['import', 'slip', '--check'], settings)
  expect(checked.output).toContain('Checked, and nothing was published.')
  expect(checked.code).toBe(0)
  expect((await catalogue(['history'], settings)).output).not.toContain('2  ')
  const done = await catalogue(['import', 'slip', '--yes'], settings)
  expect(done.output).toContain('This is publication 2: npm run catalogue -- undo 2 takes it back.')
  const undone = await catalogue(['undo'], settings)
  expect(undone.output).toMatch(/₹289\.90 → ₹2,899\n/)
  expect(undone.output).toContain('Publication 2 is undone. 0 products added, 1 changed')
  const { output } = await catalogue(['history'], settings)
  expect(output).toMatch(/^3 {2}.* undo of 2: 0 added, 1 changed, 0 withdrawn\n2 {2}.*, undone by 3\n1 {2}/)
  expect((await catalogue(['undo', '2'], settings)).output).toContain(
    'publication 2 was undone by publication 3',
  )
  expect((await catalogue(['undo'], { DATA_DIR: path.join(root, 'mistyped') })).output).toContain('no shop')
}, 120_000)

test('a refused folder is reported by file, line, column and reason, with the exit code 1', async () => {
  writeFileSync(
    path.join(root, 'products.csv'),
    'name,subcategory_id,originalPrice,discountPrice\nStole,7,x,1\n',
  )
  const { code, output } = await catalogue(['import', '.'])
  expect(output).toContain('products.csv, line 2, originalPrice: "x" is not a price in rupees')
  expect(output).toContain('Nothing was changed')
  expect(code).toBe(1)
}, 60_000)

test('faults that do not fit on the screen are all in a file, whose name is told', async () => {
  const folder = path.join(root, 'faults')
  mkdirSync(folder)
  const rows = Array.from({ length: 30 }, (_, n) => `Stole ${n},7,x${n},1\n`).join('')
  writeFileSync(path.join(folder, 'products.csv'), `name,subcategory_id,originalPrice,discountPrice\n${rows}`)
  const { code, output } = await catalogue(['import', 'faults', '--new'])
  const report = path.join(folder, 'import-report.csv')
  expect(output).toContain(report)
  expect(output).not.toContain('x29')
  const kept = readFileSync(report, 'utf8')
  for (let n = 0; n < 30; n++) expect(kept).toContain(`“x${n}”`)
  expect(code).toBe(1)
}, 60_000)

test('the pictures that a published import misses are all in a file, whose name is told', async () => {
  const folder = path.join(root, 'pictureless')
  mkdirSync(folder)
  writeFileSync(
    path.join(folder, 'categories.csv'),
    'level,id,parent_id,name\ngroup,1,,Cloth\ncategory,11,1,Prints\nsubcategory,101,11,Stoles\n',
  )
  const rows = Array.from({ length: 60 }, (_, n) => `S-${n},Stole ${n},101,500,400,photo-${n}.webp\n`).join(
    '',
  )
  const header = 'ASIN,name,subcategory_id,originalPrice,discountPrice,images'
  writeFileSync(path.join(folder, 'products.csv'), `${header}\n${rows}`)
  const settings = { DATA_DIR: path.join(root, 'pictureless-shop') }
  const { code, output } = await catalogue(['import', 'pictureless', '--new'], settings)
  expect(output).toContain('60 products added')
  expect(code).toBe(0)
  const report = path.join(folder, 'import-report.csv')
  expect(output).toContain(report)
  expect(output).not.toContain('photo-59.webp')
  const kept = readFileSync(report, 'utf8')
  for (let n = 0; n < 60; n++) expect(kept).toContain(`“photo-${n}.webp”`)
}, 60_000)

test('what a conversion tells is in a file, however little it is, and one that tells nothing takes the file away', async () => {
  const header =
    'Handle,Title,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price'
  const convert = async (row: string) => {
    writeFileSync(path.join(root, 'shopify.csv'), `${header}\n${row}\n`)
    expect((await catalogue(['convert', 'shopify.csv', 'converted', '--replace'])).code).toBe(0)
  }
  const report = path.join(root, 'converted/convert-report.csv')
  await convert('stole,Stole,shopify,3,400,500')
  expect(readFileSync(report, 'utf8')).toContain('shopify.csv,2,')
  await convert('stole,Stole,shopify,3,400,')
  expect(existsSync(report)).toBe(false)
}, 60_000)

test('file errors are reported in a sentence, with the exit code 1', async () => {
  writeFileSync(path.join(root, 'file.txt'), '')
  const out = await catalogue(['export', 'file.txt/out'])
  expect(out).toMatchObject({
    code: 1,
    output: expect.stringContaining('file.txt/out cannot be opened'),
  })
  mkdirSync(path.join(root, 'odd/products.csv'), { recursive: true })
  const odd = await catalogue(['import', 'odd', '--new'])
  expect(odd).toMatchObject({
    code: 1,
    output: expect.stringContaining('There is a folder where a file is needed'),
  })
  const gone = await catalogue(['import', 'gone'])
  expect(gone).toMatchObject({ code: 1, output: expect.stringContaining('gone: there is no such folder') })
  expect(out.output + odd.output + gone.output).not.toMatch(/\n +at /)
}, 60_000)

test.each([
  [[]],
  [['import']],
  [['take', 'x']],
  [['import', 'x', '--all']],
  [['export', 'x', '--withdraw-missing']],
  [['export', 'x', '--new']],
  [['import', 'x', '--replace']],
  [['undo', 'x']],
  [['undo', '1', '2']],
  [['undo', '--by-name']],
  [['history', 'x']],
  [['import', 'x', 'y']],
])('%p prints the usage', async args => {
  const { code, output } = await catalogue(args)
  expect(output).toContain('npm run catalogue -- import FOLDER')
  expect(code).toBe(2)
})

test('with API_HOST there is no catalogue here', async () => {
  const { code, output } = await catalogue(['import', 'x'], { API_HOST: `http://${NOBODY_LISTENS}` })
  expect(output).toContain('not by this shop')
  expect(code).toBe(2)
})

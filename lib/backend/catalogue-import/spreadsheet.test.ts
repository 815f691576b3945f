import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { crc32, deflateRawSync } from 'node:zlib'
import { sheetDamaged, sheetLocked, sheetTooLarge } from '#messages/spreadsheets.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { SECTIONS, withFolders } from './test-folder.ts'

withTestDatabase()
const { folderOf, take, refused } = withFolders()

type Packed = { name: string; content: string | Buffer; size?: number; flags?: number }

/** A zip as a spreadsheet program writes it. */
const zipOf = (files: Packed[]) => {
  const parts: Buffer[] = []
  const list: Buffer[] = []
  let at = 0
  for (const { name, content, size, flags = 0 } of files) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(flags, 2)
    head.writeUInt16LE(8, 4)
    head.writeUInt32LE(crc32(bytes), 10)
    head.writeUInt32LE(packed.length, 14)
    head.writeUInt32LE(size ?? bytes.length, 18)
    head.writeUInt16LE(Buffer.byteLength(name), 22)
    const before = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), head, Buffer.from(name)])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    list.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), head, place, Buffer.from(name)]))
    parts.push(before, packed)
    at += before.length + packed.length
  }
  const directory = Buffer.concat(list)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, directory, end])
}

const sheetOf = (rows: string[]) =>
  `<?xml version="1.0"?><worksheet><sheetData>${rows.map((cells, index) => `<row r="${index + 1}">${cells}</row>`).join('')}</sheetData></worksheet>`
const text = (value: string | number) =>
  typeof value === 'number' ? `<c><v>${value}</v></c>` : `<c t="inlineStr"><is><t>${value}</t></is></c>`
const row = (...cells: (string | number)[]) => cells.map(text).join('')

const bookOf = (sheets: Record<string, string>, more: Packed[] = []) => {
  const names = Object.keys(sheets)
  return zipOf([
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns:r="x"><sheets>${names.map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships>${names.map((_, index) => `<Relationship Id="rId${index + 1}" Target="worksheets/sheet${index + 1}.xml"/>`).join('')}</Relationships>`,
    },
    ...names.map((name, index) => ({
      name: `xl/worksheets/sheet${index + 1}.xml`,
      content: sheets[name] ?? '',
    })),
    ...more,
  ])
}
const HEADER = ['ASIN', 'name', 'subcategory_id', 'originalPrice', 'discountPrice', 'sizes', 'badge']
const productsOf = (...rows: string[]) => sheetOf([row(...HEADER), ...rows])
const folderWith = (book: Uint8Array, name = 'products.xlsx') =>
  folderOf({ 'categories.csv': SECTIONS, [name]: book })

test('an Excel file is read as it is: shared texts, numbers, dates, the values of formulas, gaps', async () => {
  const cells = [
    '<c r="A2" t="s"><v>0</v></c><c r="B2" t="s"><v>1</v></c><c r="C2"><v>101</v></c><c r="D2"><v>499.90000000000003</v></c>',
    '<c r="E2"><f>D2-100</f><v>399.9</v></c><c r="G2" s="1"><v>46048</v></c>',
  ].join('')
  const book = bookOf(
    { Notes: sheetOf([row('x')]), Products: productsOf(cells, '', row('A-2', 'Shawl', 101, 900, 800)) },
    [
      {
        name: 'xl/sharedStrings.xml',
        content:
          '<sst><si><t>A-1</t></si><si><r><t>Silk &amp; </t></r><r><t xml:space="preserve">wool</t></r></si></sst>',
      },
      {
        name: 'xl/styles.xml',
        content: '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
      },
    ],
  )
  expect(await take(folderWith(book))).toMatchObject({ added: 2 })
  expect(
    await db.query(
      'select asin, name, original_paise as mrp, discount_paise as price, badge from products order by id',
    ),
  ).toEqual([
    { asin: 'A-1', name: 'Silk & wool', mrp: 49990, price: 39990, badge: '2026-01-26' },
    { asin: 'A-2', name: 'Shawl', mrp: 90000, price: 80000, badge: '' },
  ])
})

test('several tables may be sheets of one file of any name', async () => {
  const sections = sheetOf(
    SECTIONS.trim()
      .split('\n')
      .map(line => row(...line.split(','))),
  )
  const book = bookOf({ Categories: sections, products: productsOf(row('A-1', 'Stole', 101, 500, 400)) })
  expect(await take(folderOf({ 'My shop.xlsx': book }))).toMatchObject({ added: 1, sections: 4 })
})

test('what is wrong is told by the file, row and column of the sheet', async () => {
  const cells = `${row('A-1', 'Stole', 101)}<c t="e"><v>#REF!</v></c>${row(400)}`
  const formula = `${row('A-2', 'Shawl', 101, 900)}<c><f>D3*2</f></c>`
  const { message } = await refused(
    folderWith(bookOf({ Sheet1: productsOf(cells, formula, row('A-3', '', 101, 'free', 1)) })),
  )
  expect(message.split('\n')).toEqual([
    'products.xlsx, line 2, originalPrice: holds the error #REF!: mend the formula',
    'products.xlsx, line 3, discountPrice: is a formula whose value the file does not hold: open it in your spreadsheet and save it again',
    'products.xlsx, line 4, name: must not be empty',
    expect.stringContaining('products.xlsx, line 4, originalPrice: "free" is not a price'),
  ])
})

test('a file that is cut off anywhere, locked, or made to fill the machine is refused in a sentence', async () => {
  const whole = bookOf({ Sheet1: productsOf(row('A-1', 'Stole', 101, 500, 400)) })
  for (let length = 0; length < whole.length; length += Math.ceil(whole.length / 8)) {
    const { message } = await refused(folderWith(whole.subarray(0, length)))
    expect(message).toContain(`products.xlsx: ${sheetDamaged}`)
  }
  const folder = folderOf({ 'categories.csv': SECTIONS })
  const told = async (book: Buffer) => {
    writeFileSync(path.join(folder, 'products.xlsx'), book)
    return (await refused(folder)).message
  }
  expect(await told(bookOf({ Sheet1: sheetOf([]) }, [{ name: 'x', content: '', flags: 1 }]))).toContain(
    sheetLocked,
  )
  const bomb = Buffer.alloc(20_000_000, 'x')
  expect(await told(bookOf({ Sheet1: `<worksheet><sheetData><row r="1">${bomb}` }))).toContain(sheetTooLarge)
  expect(await told(bookOf({ Sheet1: '' }, [{ name: 'xl/styles.xml', content: bomb }]))).toContain(
    sheetTooLarge,
  )
  // One that says less of itself than it holds is as harmless.
  expect(await told(bookOf({ Sheet1: '' }, [{ name: 'xl/styles.xml', content: bomb, size: 10 }]))).toContain(
    sheetDamaged,
  )
}, 60_000)

import { withTestDatabase } from '../db/test-database.ts'
import { stepOrder } from '../orders/step-order.ts'
import { newBuyer, order } from '../orders/test-orders.ts'
import { addProduct } from '../test-product.ts'
import { gstFolder } from './gst-folder.ts'
import { setSeller } from './test-seller.ts'

withTestDatabase()

// The offline tool for GSTR-1 compares headings as they are spelled.
const OFFICIAL: Record<string, string> = {
  b2cs: 'Type,Place Of Supply,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount,E-Commerce GSTIN',
  b2cl: 'Invoice Number,Invoice date,Invoice Value,Place Of Supply,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount,E-Commerce GSTIN',
  cdnur:
    'UR Type,Note Number,Note Date,Note Type,Place Of Supply,Note Value,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount',
  exemp: 'Description,Nil Rated Supplies,Exempted(other than nil rated/non GST supply),Non-GST Supplies',
  'hsn(b2b)':
    'HSN,Description,UQC,Total Quantity,Total Value,Rate,Taxable Value,Integrated Tax Amount,Central Tax Amount,State/UT Tax Amount,Cess Amount',
  'hsn(b2c)':
    'HSN,Description,UQC,Total Quantity,Total Value,Rate,Taxable Value,Integrated Tax Amount,Central Tax Amount,State/UT Tax Amount,Cess Amount',
  docs: 'Nature of Document,Sr. No. From,Sr. No. To,Total Number,Cancelled',
}

beforeAll(async () => {
  await addProduct({ id: 1, name: 'Stole', sizes: { NA: 100 }, price: 799, delivery: 40 })
  await setSeller()
  const { coorderid: id } = await order(await newBuyer(), 'COD', [{ id: 1 }])
  await stepOrder(id, 'packed')
})

const month = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 7)

test.each(Object.entries(OFFICIAL))(
  'Law 21: the headings of %s.csv are those of the offline tool, character by character',
  async (name, headings) => {
    const { files } = await gstFolder(month, `${month}-28`)
    const text = files.find(file => file.name === `${name}.csv`)?.text ?? ''
    expect(text.slice(0, text.indexOf('\r\n'))).toBe(headings)
  },
)

test('the folder has these sheets, the list of bills and the page, and each row as many cells as its heading', async () => {
  const { files } = await gstFolder(month, `${month}-28`)
  expect(files.map(({ name }) => name)).toEqual([
    ...Object.keys(OFFICIAL).map(name => `${name}.csv`),
    'bills.csv',
    'README.html',
  ])
  for (const { name, text } of files.slice(0, -1)) {
    const [heading = '', ...rows] = text.trimEnd().split('\r\n')
    for (const row of rows) expect([name, row.split(',').length]).toEqual([name, heading.split(',').length])
  }
  expect(files.find(({ name }) => name === 'b2cs.csv')?.text).toContain('\r\nOE,23-Madhya Pradesh,,5,')
})

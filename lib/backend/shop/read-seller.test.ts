import { readFileSync } from 'node:fs'
import path from 'node:path'
import { exportCatalogue } from '../catalogue-import/export-catalogue.ts'
import { withFolders } from '../catalogue-import/test-folder.ts'
import { undoPublication } from '../catalogue-import/undo-publication.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { folderStore } from '../media/folder/folder-store.ts'
import { readSellerFile } from './read-seller.ts'
import { readShop } from './read-shop.ts'
import { SILENT_SELLER } from './seller-file.ts'

withTestDatabase()
const { folderOf, take } = withFolders()
const shopJson = (more: object) => folderOf({ 'shop.json': JSON.stringify({ name: 'Reva', ...more }) })
const SAID = {
  seller: {
    legalName: 'Reva Textiles',
    form: 'proprietor',
    gstin: '23AAPFU0939F1Z3',
    address: { street: '1 Ghat Road', town: 'Maheshwar', state: 'Madhya Pradesh', pin: '451224' },
    officer: { name: 'Asha Rao', designation: 'Owner', email: 'asha@example.in', mobile: '9876543210' },
  },
  tax: { status: 'regular', series: 'RT', rate: 5 },
  returns: { days: 10, exchange: true, shippingPaidBy: 'seller' },
  refundDays: 5,
  couriers: ['India Post'],
  policies: [{ slug: 'care', title: 'Care', text: '# Care\n\nWash by hand.' }],
  declared: { origin_country: 'IN', manufacturer: 'Reva Textiles' },
  settings: { sheetRatings: true },
}

test('a shop that says nothing has a seller who says nothing', async () => {
  expect(await readSellerFile()).toEqual(SILENT_SELLER)
})

test('who sells is imported, exported and undone with the rest of shop.json', async () => {
  await take(shopJson({}))
  expect(await readSellerFile()).toEqual(SILENT_SELLER)
  await take(shopJson(SAID))
  const said = await readSellerFile()
  const { settings, ...parts } = SAID
  expect(said).toMatchObject({ ...parts, ...settings })
  const folder = folderOf({})
  await exportCatalogue({ folder, store: folderStore(folder) })
  const written = JSON.parse(readFileSync(path.join(folder, 'shop.json'), 'utf8'))
  expect(written).toMatchObject(SAID)
  await undoPublication({})
  expect(await readSellerFile()).toEqual(SILENT_SELLER)
  await take(folderOf({ 'shop.json': JSON.stringify(written) }))
  expect(await readSellerFile()).toEqual(said)
})

test('claims that an earlier build wrote where shop.json was silent are not shown', async () => {
  await take(shopJson({}))
  const claims = { trustClaim: 'Trusted by more than 1 Crore Indians', callHours: '9 to 5' }
  await db.run(`update shop set details = $1, more = '{}'`, [
    JSON.stringify({ name: 'Reva', settings: claims }),
  ])
  expect((await readShop())?.settings).toMatchObject({ trustClaim: '', callHours: '9 to 5' })
  await take(shopJson({ settings: claims }))
  expect((await readShop())?.settings).toMatchObject(claims)
})

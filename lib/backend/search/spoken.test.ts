import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { embeddedShop } from '#lib/api/server/embedded-shop.ts'
import { importCatalogue } from '../catalogue-import/import-catalogue.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { handlers } from '../index.ts'
import { folderStore } from '../media/folder/folder-store.ts'

withTestDatabase()
const uploads = mkdtempSync(path.join(os.tmpdir(), 'uploads-'))
beforeAll(() =>
  importCatalogue({ folder: path.join(process.cwd(), 'demo/catalogue'), store: folderStore(uploads) }),
)
afterAll(() => rmSync(uploads, { recursive: true }))

const shop = embeddedShop(handlers)
const namesOf = async (search: string) =>
  (await shop.products({ search, limit: 1000 })).products.map(({ name }) => name)

test.each(['sari', 'saris', 'saree', 'sadi', 'sarree', 'साड़ी', 'सा\u095cी', 'साडी', 'साड़ियाँ'])(
  '%p finds every saree and nothing else',
  async typed => {
    const { products } = await shop.products({ limit: 1000 })
    const sarees = products.map(({ name }) => name).filter(name => name.includes('Saree'))
    expect(sarees).toHaveLength(11)
    expect((await namesOf(typed)).sort()).toEqual(sarees.sort())
  },
)

test.each([
  ['kurti', /Kurta/],
  ['chunni', /Dupatta/],
  ['deepak', /Diya|Lamp/],
  ['deep', /Diya|Lamp/],
  ['matka', /Pot/],
  ['purse', /Batua|Clutch|Potli|Pouch/],
  ['earring', /Jhumka/],
  ['khilona', /Toy/],
  ['chadar', /Bedsheet|Bedspread/],
  ['quilt', /Razai/],
  ['plate', /Thali/],
  ['कुर्ता', /Kurta/],
  ['दीया', /Diya|Lamp/],
  ['मिट्टी का घड़ा', /Pot/],
  ['mitti ka ghada', /Pot/],
  ['पीतल', /Brass/],
  ['खिलौना', /Toy/],
  ['चंदेरी साड़ी', /Chanderi.* Saree/],
  ['माहेश्वरी', /Maheshwari/],
  ['महेशवरी', /Maheshwari/],
  ['टी शर्ट', /T-SHIRT/],
  ['गणेश की मूर्ति', /Ganesha/],
])('the first that %p finds is a %p', async (typed, thing) => {
  expect((await namesOf(typed))[0]).toMatch(thing)
})

test('a maker is found by name, and so is the beginning of it', async () => {
  expect(await namesOf('sarita')).toHaveLength(4)
  expect(await namesOf('sarita')).toEqual(await namesOf('Sarita Tekam'))
})

test.each(['का', 'क', 'निम्न', 'और के', 'ॐ'])('%p finds nothing', async typed => {
  expect(await namesOf(typed)).toEqual([])
})

test.each([
  ['chunni', 'Printed Dupattas'],
  ['साड़ी', 'Bagh Sarees'],
  ['चंदे', 'Chanderi Weaves'],
  ['khilo', 'Budhni Wooden Toy Car'],
])('who types %p is led to %p', async (q, text) => {
  expect((await shop.suggest({ q })).map(one => one.text)).toContain(text)
})

import { embeddedShop } from '#lib/api/server/embedded-shop.ts'
import { SECTIONS, withFolders } from '../catalogue-import/test-folder.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { handlers } from '../index.ts'
import { documentOf } from './document.ts'

withTestDatabase()
const { folderOf, take } = withFolders()
const shop = embeddedShop(handlers)

const PRODUCTS = `name,subcategory_id,originalPrice,discountPrice,ASIN,SKU,barcode,brand,tags,type,options,private:note,name:hi
Drape,101,40,30,A-1,GR-77/B,8901234567890,Fabindia,monsoon|gift ideas,Ajrakh,Pack,Ghatkopar,अजरख चादर
Other,102,40,30,A-2,REDONE,,Amul,,,,,
`
const VARIANTS = `product,option1,SKU,barcode,hidden
A-1,1 kg,PK-1000,8900000000017,
A-1,2 kg,PK-2000,,
A-1,9 kg,PK-9000,,true
`

const found = async (search: string) =>
  (await shop.products({ search, limit: 20 })).products.map(({ name }) => name)
const suggested = async (q: string) => (await shop.suggest({ q })).map(({ text }) => text)

const LED: [string, string[]][] = [
  ['GR-77/B', ['Drape']],
  ['gr77b', ['Drape']],
  ['8901234567890', ['Drape']],
  ['pk-2000', ['Drape']],
  ['PK-20', ['Drape']],
  ['8900000000017', ['Drape']],
  ['redone', ['Other']],
  ['fabindia', ['Drape']],
  ['fab india', ['Drape']],
  ['monsoon', ['Drape']],
  ['gift', ['Drape']],
  ['ajrakh', ['Drape']],
  ['अजरख', ['Drape']],
  ['amul', ['Other']],
  ['PK-9000', []],
  ['Ghatkopar', []],
]

test('codes of products and of their choices, brand, tags and other names find a product, and what is private does not', async () => {
  await take(folderOf({ 'categories.csv': SECTIONS, 'products.csv': PRODUCTS, 'variants.csv': VARIANTS }))
  for (const [typed, names] of LED) {
    expect([typed, await found(typed)]).toEqual([typed, names])
    if (names.length > 0)
      expect([typed, await suggested(typed)]).toEqual([typed, expect.arrayContaining(names)])
  }
  // A choice that changes alone is found by its new code, and no longer by the old one.
  await take(folderOf({ 'variants.csv': 'product,option1,SKU\nA-1,2 kg,NEW-5\n' }))
  expect(await found('NEW-5')).toEqual(['Drape'])
  expect(await found('PK-2000')).toEqual([])
})

test('a thousand choices with codes of their own are one document', () => {
  const codes = Array.from({ length: 1_000 }, (_, n) => `SKU-${n}`)
  const document = documentOf({ A: 'x', B: '', C: '', D: '', asin: 'a', codes: [...codes, codes[0] ?? ''] })
  expect(document.split(' ')).toHaveLength(1_002)
})

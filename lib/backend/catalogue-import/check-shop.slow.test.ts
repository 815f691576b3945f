import { env } from '#lib/server/settings/env.ts'
import { shop } from '../calls/shop.ts'
import { sectionTree } from '../catalogue/sections.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { inWords } from './errors.ts'
import { SECTIONS, withFolders } from './test-folder.ts'

withTestDatabase()
const { folderOf, take } = withFolders()

const HEADER = 'id,name,subcategory_id,originalPrice,discountPrice,recommendedSellingPrice'
const PRODUCTS = `${HEADER}\n1,Stole,101,50,40,0\n2,Scarf,102,50,40,0\n`
const shopJson = (details: object) => ({
  'shop.json': JSON.stringify({ name: 'Reva', email: 'reva@example.in', ...details }),
})
const bannersTo = (...urls: string[]) => ({
  banners: urls.map(url => ({ banner_img_name: 'b.webp', url })),
})
const warningsOf = (report: Awaited<ReturnType<typeof take>>) =>
  report.warnings.listed.map(inWords).filter(line => !line.includes('there is no picture'))
const QUIET = { settings: { deliveryClaim: '' } }

const ALIVE = [
  '/products-section/101',
  '/Products-Section2/11?sort=nameAZ',
  '/product/stole',
  '/product-category/Stole#top',
  '/product/1',
  '/collections',
  '/Product-Serach/saree',
  '/',
  'https://other.example/products-section/999',
  `${env.siteUrl}/products-section/102`,
  '',
]
const DEAD = [
  ['/products-section/999', 'section 999, which the shop does not have'],
  ['/products-section2/prints', 'section prints, which the shop does not have'],
  ['/product/gone', 'the product “gone”, which the shop does not sell'],
  ['/product/%E0%A4%A', 'the product “e0a4a”, which the shop does not sell'],
  ['/colections', 'no page of this shop'],
  [`${env.siteUrl}/products-section/999`, 'section 999, which the shop does not have'],
] as const

test('links that lead somewhere are not spoken of', async () => {
  const folder = folderOf({
    'categories.csv': SECTIONS,
    'products.csv': PRODUCTS,
    ...shopJson({ ...QUIET, ...bannersTo(...ALIVE) }),
  })
  expect(warningsOf(await take(folder))).toEqual([])
  expect((await shop.banners({}, {} as never)).map(banner => banner.url)).toEqual(ALIVE)
})

test.each(DEAD)('a banner to %s is told, and shows without a link', async (url, where) => {
  const folder = folderOf({
    'categories.csv': SECTIONS,
    'products.csv': PRODUCTS,
    ...shopJson({ ...QUIET, ...bannersTo('/', url) }),
  })
  expect(warningsOf(await take(folder))).toEqual([
    `shop.json, banners no. 2, url: “${url}” leads to ${where}: the banner shows without a link. Change it, or leave it empty`,
  ])
  expect((await shop.banners({}, {} as never)).map(banner => banner.url)).toEqual(['/', ''])
})

test('who withdraws what a banner or a tile leads to is told, though shop.json is not in the folder', async () => {
  const tiles = SECTIONS.split('\n')
    .map((line, index) => line && `${line},${['url', '', '/product/scarf'][index] ?? ''}`)
    .join('\n')
  await take(
    folderOf({
      'categories.csv': tiles,
      'products.csv': PRODUCTS,
      ...shopJson({ ...QUIET, ...bannersTo('/products-section/102') }),
    }),
  )
  expect((await sectionTree())[0]?.categories[0]?.url).toBe('/product/scarf')
  const fewer = {
    'categories.csv': tiles.replace(/subcategory,102.*\n/, ''),
    'products.csv': PRODUCTS.replace(/2,Scarf.*\n/, ''),
  }
  expect(warningsOf(await take(folderOf(fewer), { withdrawMissing: true }))).toEqual([
    'shop.json, banners no. 1, url: “/products-section/102” leads to section 102, which the shop does not have: the banner shows without a link. Change it, or leave it empty',
    'categories.csv, url: that of 11 (“Prints”), “/product/scarf”, leads to the product “scarf”, which the shop does not sell: the tile leads to the section itself. Change it, or leave it empty',
  ])
  expect((await shop.banners({}, {} as never))[0]?.url).toBe('')
  expect((await sectionTree())[0]?.categories[0]?.url).toBe('')
})

const claims = async (details: object, charge = '60') => {
  const products = PRODUCTS.replace('40,0\n', `40,${charge}\n`)
  return warningsOf(
    await take(folderOf({ 'categories.csv': SECTIONS, 'products.csv': products, ...shopJson(details) })),
  )
}

test.each([
  'Pay on Delivery | Free Delivery',
  'FREE shipping all over India',
  'Delivery is free',
  'Free home delivery',
])('%s is told beside a product that costs delivery', async deliveryClaim => {
  expect(await claims({ settings: { deliveryClaim } })).toEqual([
    `shop.json, settings.deliveryClaim: says “${deliveryClaim}”, and 1 of 2 products on sale carry a delivery charge (recommendedSellingPrice): change the one or the other`,
  ])
  expect(await claims({ settings: { deliveryClaim } }, '0')).toEqual([])
})

test('a shop that has no shop.json claims nothing, whatever its products cost to deliver', async () => {
  await db.run('delete from shop')
  const products = PRODUCTS.replace('40,0\n', '40,60\n')
  const report = await take(folderOf({ 'categories.csv': SECTIONS, 'products.csv': products }))
  expect(warningsOf(report)).toEqual([])
})

test.each(['Pay on Delivery', 'Delivery in 3 days | Free returns', 'Gluten-free. Delivery ₹60'])(
  '%s claims no free delivery',
  async deliveryClaim => expect(await claims({ settings: { deliveryClaim } })).toEqual([]),
)

test('a percentage for paying online that is not the one taken off is told where it is said', async () => {
  const details = {
    tagline: '15% off when you pay online',
    settings: { deliveryClaim: 'Prepaid orders: extra 5% off', onlineDiscountPercent: 5 },
    banners: [{ banner_img_name: 'b.webp', caption: '50% off all sarees' }],
  }
  expect(await claims(details)).toEqual([
    'shop.json, tagline: says “15% off when you pay online”, and what is taken off online payment is 5% (settings.onlineDiscountPercent): change the one or the other',
  ])
})

test.each([
  [
    '',
    'shop.json, email: is empty: nobody is written to when an order comes in, and customers see no mail address',
  ],
  [
    'reva at example',
    'shop.json, email: “reva at example” is no mail address: nobody is written to when an order comes in',
  ],
])('a shop that cannot be written to (%p) is told', async (email, sentence) => {
  expect(await claims({ ...QUIET, email })).toEqual([sentence])
})

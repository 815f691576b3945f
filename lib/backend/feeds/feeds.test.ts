import { choiceOf } from '#lib/catalogue/rules/choice-query.ts'
import { productGroupLd, productLd } from '#lib/catalogue/rules/json-ld.ts'
import { rupee } from '#lib/rules/price.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { transaction } from '../db/transaction.ts'
import { newBuyer, order, shop } from '../orders/test-orders.ts'
import { addProduct, addVariants, setStock } from '../test-product.ts'
import { noteProductChange } from '../watch-changes.ts'
import { feedVersion } from './feed-version.ts'
import { allOffers, SHOP, setTexts, wholeFeed } from './test-feeds.ts'
import { rowsOf } from './test-rows.ts'

withTestDatabase()

const [SAREE, KURTA, PAIRS, HIDDEN, JEANS, PAISE] = [1, 2, 3, 4, 5, 6]
beforeAll(async () => {
  await addProduct({ id: SAREE, name: 'Saree', price: 2899, delivery: 40 })
  await addProduct({ id: KURTA, name: 'Kurta', sizes: { S: 0, M: 7 }, colors: ['Red', 'Blue'], price: 900 })
  await addProduct({ id: PAIRS, name: 'Shirt', sizes: { S: 0, M: 7 }, colors: ['Red', 'Blue'], price: 700 })
  await addVariants(PAIRS, [
    { size: 'M', color: 'Red', sku: 'S-M-R', price: 750, stock: 3, image: 'red.webp' },
    { size: 'M', color: 'Blue', stock: 0 },
    { size: 'S', color: 'Red', unlimited: true },
    { size: 'S', color: 'Blue', stock: 0, promise: 'Sent in three weeks' },
  ])
  await addProduct({ id: HIDDEN, name: 'Not to be seen' })
  await db.run('update products set withdrawn = true, hidden = true where id = $1', [HIDDEN])
  await addProduct({ id: JEANS, name: 'Jeans', sizes: { 32: 0 } })
  await addVariants(
    JEANS,
    [
      { size: '32', other: 'Slim & long', stock: 2 },
      { size: '32', other: 'Loose', stock: 1 },
    ],
    ['Waist', 'Fit'],
  )
  await db.run(`update products set slots = '{size,other}' where id = $1`, [JEANS])
  await db.run(
    `update variants set withdrawn = true, hidden = true where product_id = $1 and other = 'Loose'`,
    [JEANS],
  )
  await addProduct({ id: PAISE, name: 'Soap', price: 289, delivery: 0 })
  await db.run('update products set discount_paise = 28990 where id = $1', [PAISE])
  await db.run('insert into product_texts (product_id) select id from products')
})

const offersOf = async (id: number) =>
  (await allOffers()).filter(offer => offer.id === String(id) || offer.group === String(id))

test('a product without a choice is one row, one with sizes and colours a row for each, one with variants a row for each that exists', async () => {
  expect(await offersOf(SAREE)).toMatchObject([
    { id: '1', group: '', title: 'Saree', link: 'https://haat.example/product/a-1' },
  ])
  const kurtas = await offersOf(KURTA)
  expect(kurtas.map(({ title, availability }) => [title, availability])).toEqual([
    ['Kurta, S, Red', 'out of stock'],
    ['Kurta, S, Blue', 'out of stock'],
    ['Kurta, M, Red', 'in stock'],
    ['Kurta, M, Blue', 'in stock'],
  ])
  expect(kurtas.map(({ group }) => group)).toEqual(['2', '2', '2', '2'])
  expect((await offersOf(PAIRS)).map(({ title, availability, mpn }) => [title, availability, mpn])).toEqual([
    ['Shirt, M, Red', 'in stock', 'S-M-R'],
    ['Shirt, M, Blue', 'out of stock', 'A-3'],
    ['Shirt, S, Red', 'in stock', 'A-3'],
    ['Shirt, S, Blue', 'backorder', 'A-3'],
  ])
})

test('a length that stands in the place of the colour is told as none', async () => {
  await db.run(`update products set options = '{Size,Length}' where id = $1`, [PAIRS])
  const told = (await offersOf(PAIRS)).map(({ title, size, color }) => [title, size, color])
  await db.run(`update products set options = '{}' where id = $1`, [PAIRS])
  expect(told).toContainEqual(['Shirt, M, Red', 'M', ''])
  expect((await offersOf(PAIRS)).map(({ color }) => color)).toContain('Red')
})

test('ids are each there once, short, and the same after the seller has sorted the choices otherwise', async () => {
  const before = await allOffers()
  expect(new Set(before.map(({ id }) => id)).size).toBe(before.length)
  expect(Math.max(...before.map(({ id }) => id.length))).toBeLessThanOrEqual(50)
  await db.run(`update products set colors = '{Blue,Red}' where id = $1`, [KURTA])
  const after = await offersOf(KURTA)
  expect(after.map(({ color }) => color)).toEqual(['Blue', 'Red', 'Blue', 'Red'])
  for (const offer of after) expect(before).toContainEqual(offer)
})

test('the price of a feed is the one on the page and the one that checkout charges, of every row that can be bought', async () => {
  const buyer = await newBuyer()
  const offers = (await allOffers()).filter(({ availability }) => availability !== 'out of stock')
  expect(offers.length).toBeGreaterThan(6)
  const google = priceById(await wholeFeed('google.xml'))
  const meta = new Map(rowsOf(await wholeFeed('meta.csv')).map(row => [row.id, row.sale_price || row.price]))
  for (const offer of offers) {
    const id = Number(offer.group || offer.id)
    const slug = new URL(offer.link).pathname.split('/').at(-1) ?? ''
    const [product] = await shop.product({ search: slug })
    if (!product) throw new Error(`There is no page at ${offer.link}.`)
    const choice = choiceOf(new URL(offer.link).searchParams, product)
    const told = { url: offer.link, description: '', images: [], seller: '' }
    const ld = product.variants?.length ? productGroupLd(product, told) : productLd(product, told)
    const prices =
      'hasVariant' in ld
        ? ld.hasVariant.map(one => [one.offers.url, one.offers.price])
        : [[offer.link, ld.offers.price]]
    expect(prices).toContainEqual([offer.link, offer.price])
    const variant = product.variants?.find(
      ({ size, color, other }) =>
        size === choice.size && color === choice.color && other === (choice.other ?? ''),
    )
    expect(rupee((variant ?? product).discountPrice)).toBe(rupee(offer.price))
    const line = { prod_id: id, unit: 1, cart_size: choice.size, cart_color: choice.color }
    const options = choice.other ? { cart_options: { Fit: choice.other } } : {}
    const { data } = await shop.checkout([{ ...line, ...options }], buyer)
    expect(data?.[0]?.totalCod).toBe(offer.price + offer.delivery)
    expect([google.get(offer.id), meta.get(offer.id)]).toEqual([
      `${offer.price}.00 INR`,
      `${offer.price}.00 INR`,
    ])
  }
})

const priceById = (xml: string) =>
  new Map([...xml.matchAll(/<g:id>([^<]+)<\/g:id>.*?<g:price>([^<]+)</g)].map(([, id, price]) => [id, price]))

test('an MRP is told where the page strikes it: Google has a field for it, Meta strikes its price', async () => {
  expect(await wholeFeed('google.xml')).toContain(
    '<g:price>2899.00 INR</g:price><g:maximum_retail_price>5798.00 INR</g:maximum_retail_price>',
  )
  const row = rowsOf(await wholeFeed('meta.csv')).find(({ id }) => id === '1')
  expect(row).toMatchObject({ price: '5798.00 INR', sale_price: '2899.00 INR', availability: 'in stock' })
  await db.run('update products set original_paise = discount_paise where id = $1', [SAREE])
  const plain = rowsOf(await wholeFeed('meta.csv')).find(({ id }) => id === '1')
  expect(plain).toMatchObject({ price: '2899.00 INR', sale_price: '' })
})

test('a link opens the chosen size, colour and third option, and pictures are whole addresses, the chosen one first', async () => {
  const [red] = await offersOf(PAIRS)
  expect(red?.link).toBe('https://haat.example/product/a-3?size=M&color=Red')
  expect(red?.pictures).toEqual(
    ['red', 'one', 'two'].map(name => `https://haat.example/uploads/${name}-1200x1200.webp`),
  )
  const [slim] = await offersOf(JEANS)
  expect(slim?.link).toBe('https://haat.example/product/a-5?size=32&other=Slim+%26+long')
  await db.run(`update variants set withdrawn = false where product_id = $1`, [JEANS])
  const both = await offersOf(JEANS)
  expect(both.map(({ link }) => new URL(link).searchParams.get('other'))).toEqual(['Slim & long', 'Loose'])
  await db.run(`update variants set withdrawn = hidden where product_id = $1`, [JEANS])
})

test('nothing private, hidden or withdrawn is in a feed', async () => {
  await db.run(
    `insert into product_private (product_id, purchase_paise, supplier, private_fields)
     values ($1, 123456, 'Secret Supplier', '{"private:note": "Secret Note"}')`,
    [SAREE],
  )
  const texts = [await wholeFeed('google.xml'), await wholeFeed('meta.csv')]
  for (const text of texts) {
    expect(text).toContain('Saree')
    expect(text).not.toMatch(/Secret|1234\.56|Not to be seen|Loose/)
  }
})

test('a brand, an origin, an importer and a barcode are told as the seller stated them, and the shop’s name stands where there is no brand', async () => {
  await setTexts(SAREE, {
    Brand: 'Chanderi & Co',
    'Country of Origin': 'Made in Sri Lanka',
    Importer: 'Haat Imports',
    'Importer Address': '14 Ghat Road, Maheshwar 451224',
    Manufacturer: 'Loom House',
  })
  await db.run(`update products set barcode = '8901030865275' where id = $1`, [SAREE])
  const [row, ...others] = rowsOf(await wholeFeed('meta.csv'))
  expect(row).toMatchObject({
    brand: 'Chanderi & Co',
    gtin: '8901030865275',
    mpn: '',
    origin_country: 'LK',
    importer_name: 'Haat Imports',
    importer_address: '{"street1":"14 Ghat Road","city":"Maheshwar","postal_code":"451224","country":"IN"}',
    manufacturer_info: 'Loom House',
    wa_compliance_category: 'DEFAULT',
  })
  expect(new Set(others.map(({ brand }) => brand))).toEqual(new Set([SHOP.name]))
  const xml = await wholeFeed('google.xml')
  expect(xml).toContain('<g:brand>Chanderi &amp; Co</g:brand><g:gtin>8901030865275</g:gtin>')
  expect(xml).toContain('<g:attribute_value>Made in Sri Lanka</g:attribute_value>')
})

test('the version moves with the catalogue and with what sells out, and there is none while that is under way', async () => {
  const first = await feedVersion()
  expect(await feedVersion()).toBe(first)
  await db.run('update catalogue_version set version = version + 1')
  const second = await feedVersion()
  expect(second).not.toBe(first)
  await setStock(SAREE, 'NA', 1)
  const buyer = await newBuyer()
  await order(buyer, 'COD', [{ id: SAREE }])
  const third = await feedVersion()
  expect(third).not.toBe(second)
  await db.run('delete from page_changes')
  expect([first, second]).not.toContain(await feedVersion())
  await transaction(async tx => {
    await noteProductChange(tx, SAREE)
    expect(await feedVersion()).toBeUndefined()
  })
  expect(await feedVersion()).toBeDefined()
})

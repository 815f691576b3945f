import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { env } from '#lib/server/settings/env.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { orderLinkPath } from '../order-links/order-link.ts'
import { stepOrder } from '../orders/step-order.ts'
import { type Buyer, newBuyer, orderRequestFrom, shop } from '../orders/test-orders.ts'
import { addProduct } from '../test-product.ts'
import { linesToRate } from './lines-to-rate.ts'
import { rateLine } from './rate-line.ts'
import { ratingsOf } from './read-ratings.ts'
import { answerRating, hideRating, newestRatings, showRating } from './seller-ratings.ts'

withTestDatabase()
const before = env.dataDir
beforeAll(() => {
  env.dataDir = mkdtempSync(path.join(os.tmpdir(), 'ratings-'))
})
afterAll(() => {
  rmSync(env.dataDir, { recursive: true })
  env.dataDir = before
})

let last = 0
const newProduct = async () => {
  const id = ++last
  await addProduct({ id, name: `Stole ${id}`, sizes: { NA: 500 }, price: 400 })
  await db.run(`insert into product_texts (product_id, long_description, attributes) values ($1, '', '{}')`, [
    id,
  ])
  await db.run('update products set rating = 4.9, ratings_count = 812 where id = $1', [id])
  return id
}

type Bought = { id: string; key: string; browser: string; buyer: Buyer }
const bought = async (products: number[], delivered = true): Promise<Bought> => {
  const browser = randomBytes(32).toString('base64url')
  const buyer = await newBuyer()
  const request = orderRequestFrom(
    buyer,
    'COD',
    products.map(id => ({ id })),
  )
  const { coorderid: id } = await shop.placeOrder(request, { token: buyer.token, orderBrowser: browser })
  if (delivered) {
    await stepOrder(id, 'shipped', { courier: 'DTDC', number: 'D1' })
    await stepOrder(id, 'delivered')
  }
  return { id, key: (await orderLinkPath(id))?.replace('/order/', '') ?? '', browser, buyer }
}
const rating = (stars = 5, words = 'Soft and bright.', pictures: Uint8Array[] = []) => ({
  stars,
  words,
  pictures,
})
const told = async (id: number) => {
  const [product] = await shop.product({ search: `A-${id}`, subcat_id: 0, type: '' })
  return product && { ratings: product.ratings, count: product.ratings_count, rated: product.rated }
}
const uploads = () =>
  existsSync(path.join(env.dataDir, 'uploads')) ? readdirSync(path.join(env.dataDir, 'uploads')) : []
const sheetRatings = (on: boolean) =>
  db.run(
    `insert into shop ("only", details, more) values (true, '{"name":"Haat"}', $1)
     on conflict ("only") do update set more = excluded.more`,
    [JSON.stringify({ moreSettings: { sheetRatings: on } })],
  )
const refused = (status: number, key: string) => expect.objectContaining({ status, key })

test('Law 17: a product shows the stars of those who bought it, and none of a sheet', async () => {
  const product = await newProduct()
  expect(await told(product)).toEqual({ ratings: 0, count: 0, rated: undefined })
  const first = await bought([product])
  await rateLine({ key: first.key, place: 0 }, { browser: first.browser }, rating(5))
  const second = await bought([product])
  await rateLine({ order: second.id, place: 0 }, { token: second.buyer.token }, rating(2, ''))
  expect(await told(product)).toEqual({ ratings: 3.5, count: 2, rated: true })
  const { ratings } = await ratingsOf(product, 1)
  expect(ratings).toMatchObject([
    { stars: 2, words: '' },
    { stars: 5, words: 'Soft and bright.', pictures: [] },
  ])
  for (const { by } of ratings) expect(by).toMatch(/^\S+ \S\.$/)
})

test('Law 17: the stars of a sheet are shown where shop.json says so, as the demo does, until somebody rates', async () => {
  const product = await newProduct()
  await sheetRatings(true)
  expect(await told(product)).toEqual({ ratings: 4.9, count: 812, rated: undefined })
  const { key, browser } = await bought([product])
  await rateLine({ key, place: 0 }, { browser }, rating(3))
  expect(await told(product)).toEqual({ ratings: 3, count: 1, rated: true })
  await sheetRatings(false)
  expect(await told(await newProduct())).toEqual({ ratings: 0, count: 0, rated: undefined })
})

test('Law 17: nobody rates but the buyer, and only what was delivered', async () => {
  const product = await newProduct()
  const [own, other, unsent] = [
    await bought([product]),
    await bought([product]),
    await bought([product], false),
  ]
  const attempt = (of: Parameters<typeof rateLine>[0], visitor: Parameters<typeof rateLine>[1]) =>
    expect(rateLine(of, visitor, rating())).rejects
  await attempt({ key: own.key, place: 0 }, {}).toEqual(refused(403, 'orderNotYours'))
  await attempt({ key: own.key, place: 0 }, { browser: other.browser }).toEqual(refused(403, 'orderNotYours'))
  await attempt({ order: own.id, place: 0 }, { token: other.buyer.token }).toEqual(
    refused(404, 'orderDataMissing'),
  )
  await attempt({ order: 'NONE', place: 0 }, { token: own.buyer.token }).toEqual(
    refused(404, 'orderDataMissing'),
  )
  await attempt({ key: 'forged', place: 0 }, { browser: own.browser }).toEqual(refused(404, 'orderLinkGone'))
  await attempt({ place: 0 }, { browser: own.browser }).toEqual(refused(404, 'orderLinkGone'))
  for (const place of [1, -1, 999])
    await attempt({ key: own.key, place }, { browser: own.browser }).toEqual(refused(404, 'ratingLineGone'))
  await attempt({ key: unsent.key, place: 0 }, { browser: unsent.browser }).toEqual(
    refused(409, 'ratingNotDelivered'),
  )
  expect(await linesToRate(unsent.id)).toEqual([])
  expect(await told(product)).toMatchObject({ count: 0 })
})

test('Law 17: a line is rated once, also by ten posts at the same time, and each line for itself', async () => {
  const [one, two] = [await newProduct(), await newProduct()]
  const { id, key, browser } = await bought([one, two])
  const posts = await Promise.allSettled(
    Array.from({ length: 10 }, () => rateLine({ key, place: 0 }, { browser }, rating(1))),
  )
  expect(posts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const post of posts)
    if (post.status === 'rejected') expect(post.reason).toEqual(refused(409, 'ratedBefore'))
  expect(await told(one)).toMatchObject({ ratings: 1, count: 1 })
  await rateLine({ key, place: 1 }, { browser }, rating(4))
  expect(await linesToRate(id)).toMatchObject([
    { place: 0, stars: 1 },
    { place: 1, stars: 4 },
  ])
})

test.each([
  ['no star', rating(0), 'ratingStarsMissing'],
  ['six stars', rating(6), 'ratingStarsMissing'],
  ['half a star', rating(2.5), 'ratingStarsMissing'],
  ['too long a text', rating(5, 'x'.repeat(2001)), 'ratingWordsLong'],
  [
    'four pictures',
    rating(
      5,
      '',
      Array.from({ length: 4 }, () => new Uint8Array(9)),
    ),
    'ratingPicturesMany',
  ],
])('%s is refused', async (_, bad, key) => {
  const product = await newProduct()
  const order = await bought([product])
  await expect(rateLine({ key: order.key, place: 0 }, { browser: order.browser }, bad)).rejects.toEqual(
    refused(422, key),
  )
})

/** 400 million pixels in some fifty kilobytes. */
function hugePng() {
  const side = 20_000
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head[8] = 1
  const pixels = deflateSync(Buffer.alloc((side / 8 + 1) * side))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const photo = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#9e2b25' } })

test('a picture is encoded anew: turned as it was held, at most 1600 wide, and nothing else of the file is kept', async () => {
  const product = await newProduct()
  const { key, browser } = await bought([product])
  const file = await photo(2000, 1000)
    .withExif({ IFD0: { Copyright: 'Asha, 14 Ghat Road' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  await rateLine({ key, place: 0 }, { browser }, rating(5, '', [file, await photo().png().toBuffer()]))
  const [{ pictures = [] } = {}] = (await ratingsOf(product, 1)).ratings
  expect(pictures).toHaveLength(2)
  const saved = readFileSync(path.join(env.dataDir, 'uploads', pictures[0] ?? ''))
  expect(await sharp(saved).metadata()).toMatchObject({ format: 'webp', width: 800, height: 1600 })
  expect((await sharp(saved).metadata()).exif).toBeUndefined()
  expect(saved.toString('latin1')).not.toContain('Ghat')
})

test('what is no photo, or would fill the memory, is refused, and nothing of it is left', async () => {
  const product = await newProduct()
  const { key, browser } = await bought([product])
  const good = await photo().webp().toBuffer()
  const bomb = hugePng()
  expect(bomb.length).toBeLessThan(100_000)
  const before = uploads()
  for (const bad of [
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    Buffer.from('%PDF-1.7'),
    Buffer.from('GIF89a'),
    Buffer.from(''),
    good.subarray(0, 20),
    (await photo(400, 400).jpeg().toBuffer()).subarray(0, 200),
    bomb,
  ])
    await expect(rateLine({ key, place: 0 }, { browser }, rating(5, '', [good, bad]))).rejects.toEqual(
      refused(422, 'ratingPictureUnreadable'),
    )
  expect(uploads()).toEqual(before)
  expect(await told(product)).toMatchObject({ count: 0 })
})

test('pictures of a rating that came second are not left in the folder', async () => {
  const product = await newProduct()
  const { key, browser } = await bought([product])
  const before = uploads().length
  const picture = await photo().jpeg().toBuffer()
  await Promise.allSettled(
    [1, 2, 3].map(stars => rateLine({ key, place: 0 }, { browser }, rating(stars, '', [picture]))),
  )
  expect(uploads()).toHaveLength(before + 1)
})

test('Law 17: the seller answers and hides for one of the stated reasons; hidden ones are counted, in the average too', async () => {
  const product = await newProduct()
  for (const stars of [5, 1]) {
    const { key, browser } = await bought([product])
    await rateLine({ key, place: 0 }, { browser }, rating(stars, `${stars} stars`))
  }
  const [bad] = await newestRatings(1)
  expect(bad).toMatchObject({ stars: 1, words: '1 stars', answer: '', hidden_why: '' })
  const id = bad?.id ?? 0
  expect(await answerRating(id, 'We are sorry.')).toMatchObject({ done: true })
  expect((await ratingsOf(product, 1)).ratings[0]).toMatchObject({ answer: 'We are sorry.' })
  expect(await hideRating(id, 'abusive')).toMatchObject({ done: true })
  expect(() => hideRating(id, 'bad for business')).toThrow('no reason')
  const hidden = await ratingsOf(product, 1)
  expect(hidden).toMatchObject({ ratings: [{ stars: 5 }], hidden: [{ why: 'abusive', count: 1 }] })
  expect(JSON.stringify(hidden)).not.toContain('1 stars')
  expect(await told(product)).toMatchObject({ ratings: 3, count: 2 })
  await showRating(id)
  expect(await ratingsOf(product, 1)).toMatchObject({ ratings: [{ stars: 1 }, { stars: 5 }], hidden: [] })
  expect(await showRating(999_999)).toMatchObject({ done: false })
})

test('ratings come five a page, the newest first, and a page beyond the last is the last', async () => {
  const product = await newProduct()
  for (let i = 1; i <= 6; i++) {
    const { key, browser } = await bought([product])
    await rateLine({ key, place: 0 }, { browser }, rating(5, `Number ${i}`))
  }
  const words = async (page: number) => (await ratingsOf(product, page)).ratings.map(each => each.words)
  expect(await words(1)).toEqual([6, 5, 4, 3, 2].map(i => `Number ${i}`))
  expect(await words(2)).toEqual(['Number 1'])
  expect(await words(99)).toEqual(['Number 1'])
  expect(await ratingsOf(product, -3)).toMatchObject({ page: 1, pages: 2 })
})

test('a rating makes the kept page of its product be made anew', async () => {
  const product = await newProduct()
  const { key, browser } = await bought([product])
  const changes = () => db.query('select path from page_changes where path = $1', [`/product/a-${product}`])
  const before = (await changes()).length
  await rateLine({ key, place: 0 }, { browser }, rating())
  expect((await changes()).length).toBe(before + 1)
})

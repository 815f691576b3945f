import { existsSync } from 'node:fs'
import path from 'node:path'
import { checkedShop } from '#lib/api/embedded.ts'
import { importCatalogue } from '#lib/backend/catalogue-import/import-catalogue.ts'
import { openDatabase } from '#lib/backend/db/open.ts'
import { db } from '#lib/backend/db/pool.ts'
import { handlers } from '#lib/backend/index.ts'
import { newCustomer } from '#lib/backend/test-customer.ts'
import { makeCatalogue } from './make-catalogue.mjs'
import { measure, tableOf } from './measure.mjs'

// An order counts against its customer: at most 5 open ones each.
const BUYERS = 900
const ORDERS = 1_000

const ADDRESS = {
  name: 'Asha Verma',
  email: 'asha@example.in',
  mobile: '9876543210',
  address1: '4 Ghat Road',
  address2: 'Malharganj',
  city: 'Maheshwar',
  district: 'Khargone',
  pincode: '451224',
  state: 'Madhya Pradesh',
}

const [root, countText] = process.argv.slice(2)
const count = Number(countText)
const database = await openDatabase()
try {
  await stock()
  console.log(`\n${count.toLocaleString('en')} products`)
  console.log(tableOf(await measureAll()))
} finally {
  await database.close()
}

async function stock() {
  const known = await db.one('select count(*)::int as count from products')
  if (known.count === count) return
  const folder = path.join(root, `catalogue-${count}`)
  if (!existsSync(path.join(folder, 'products.csv'))) await makeCatalogue(folder, count)
  await importCatalogue({ folder, uploads: path.join(root, 'uploads') })
}

async function measureAll() {
  const shop = checkedShop(handlers)
  await db.run('truncate customers cascade')
  const sections = (await shop.tree({})).flatMap(group => group.categories)
  const names = await db.query('select name from products order by id limit 500')
  const words = [...new Set(names.flatMap(row => row.name.toLowerCase().split(/[^a-z]+/)))].filter(
    w => w.length > 3,
  )
  const typos = words.filter(word => word.length > 5).map(word => word[0] + word[2] + word[1] + word.slice(3))
  const pairs = names.map(row =>
    row.name
      .split(/[^A-Za-z]+/)
      .slice(0, 2)
      .join(' '),
  )
  const buyers = await Promise.all(Array.from({ length: BUYERS }, () => buyer(shop)))
  const pick = list => list[Math.floor(Math.random() * list.length)]
  const anyId = () => 1 + Math.floor(Math.random() * count)
  const page = () => 1 + Math.floor(Math.random() * 3)
  const list = over =>
    shop.products({ type: 'cat', subcat_id: pick(sections).category_id, limit: 24, ...over })
  const unsized = (
    await db.query(`select p.id from products p join product_sizes s on s.product_id = p.id
      where s.size_desc = 'NA' and p.colors = '{}' order by p.id limit 2000`)
  ).map(row => row.id)
  let turn = 0
  const next = () => buyers[turn++ % buyers.length]
  const line = () => ({ prod_id: pick(unsized), unit: 1 })
  return [
    await measure('by slug', () => shop.product({ search: `nh-${anyId()}` })),
    await measure('listing of 24, featured', () => list({ page: page() })),
    await measure('listing of 24, by price', () => list({ page: page(), sort: 'priceLowToHigh' })),
    await measure('listing of 24, a price band', () =>
      list({ page: page(), minPrice: 2000, maxPrice: 3000 }),
    ),
    await measure('listing of everything, page 400', () =>
      shop.products({ page: 400, limit: 24, sort: 'nameZA' }),
    ),
    await measure('search, one word', () => shop.products({ search: pick(words), page: 1, limit: 24 })),
    await measure('search, two words', () => shop.products({ search: pick(pairs), page: 1, limit: 24 })),
    await measure('search, mistyped', () => shop.products({ search: pick(typos), page: 1, limit: 24 })),
    await measure('suggest', () => shop.suggest({ q: pick(words).slice(0, 4) })),
    await measure('cart save', () => shop.saveCart([line(), line()], { token: next().token })),
    await measure('COD order', () => order(shop, next(), pick(unsized)), { rounds: ORDERS }),
  ]
}

async function buyer(shop) {
  const { token } = await newCustomer()
  const { data } = await shop.addAddress(ADDRESS, { token })
  return { token, addressid: data[0].id }
}

function order(shop, { token, addressid }, id) {
  const orders = [{ quantity: 1, productcode: String(id), prod_id: id }]
  return shop.placeOrder({ addressid, paymentmode: 'COD', orders }, { token })
}

import { embeddedShop } from '#lib/api/server/embedded-shop.ts'
import { db } from '#lib/backend/db/pool.ts'
import { handlers } from '#lib/backend/index.ts'
import { newCustomer } from '#lib/backend/test-customer.ts'
import { PRICE_BANDS } from '#lib/constants.ts'

// An order counts against its customer: at most 5 open ones each.
const BUYERS = 1_000

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

/** The calls by their names, each asking for something else every time. */
export const callsOf = async count => {
  const shop = embeddedShop(handlers)
  await db.run('truncate customers cascade')
  const sections = (await shop.tree({})).flatMap(group => group.categories)
  // A page of 24 costs more than one of three: to compare sizes, only what fills a page is asked for.
  const fillingPage = async texts => {
    const totals = await Promise.all(texts.map(search => shop.products({ search, limit: 24 })))
    return texts.filter((_, index) => totals[index].total >= 24)
  }
  const fullPages = async lists => {
    const totals = await Promise.all(lists.map(asked => shop.products({ ...asked, limit: 24 })))
    return lists.flatMap((asked, index) =>
      [1, 2, 3]
        .filter(page => 24 * page <= totals[index].total)
        .map(page => ({ type: 'cat', limit: 24, page, ...asked })),
    )
  }
  const names = (await db.query('select name from products order by id limit 500')).map(row =>
    row.name.toLowerCase().split(/[^a-z]+/),
  )
  const words = await fillingPage([...new Set(names.flat())].filter(word => word.length > 3))
  const typos = await fillingPage(
    words.filter(word => word.length > 5).map(word => word[0] + word[2] + word[1] + word.slice(3)),
  )
  const pairs = await fillingPage([...new Set(names.map(name => name.slice(1, 3).join(' ')))])
  const buyers = await Promise.all(Array.from({ length: BUYERS }, () => buyer(shop)))
  const pick = list => list[Math.floor(Math.random() * list.length)]
  const anyId = () => 1 + Math.floor(Math.random() * count)
  const page = () => 1 + Math.floor(Math.random() * 3)
  const list = over =>
    shop.products({ type: 'cat', subcat_id: pick(sections).category_id, limit: 24, ...over })
  const bands = await fullPages(
    sections.flatMap(({ category_id }) =>
      PRICE_BANDS.map(({ min, max }) => ({ subcat_id: category_id, minPrice: min, maxPrice: max })),
    ),
  )
  const unsized = (
    await db.query(`select p.id from products p join product_sizes s on s.product_id = p.id
      where s.size_desc = 'NA' and p.colors = '{}' order by p.id limit 2000`)
  ).map(row => row.id)
  let turn = 0
  const next = () => buyers[turn++ % buyers.length]
  const line = () => ({ prod_id: pick(unsized), unit: 1 })
  return {
    'by slug': () => shop.product({ search: `nh-${anyId()}` }),
    'listing of 24, featured': () => list({ page: page() }),
    'listing of 24, by price': () => list({ page: page(), sort: 'priceLowToHigh' }),
    'listing of 24, a price band': () => shop.products(pick(bands)),
    'listing of everything, far back': () =>
      shop.products({ page: Math.min(400, Math.floor(count / 24)), limit: 24, sort: 'nameZA' }),
    'search, one word': () => shop.products({ search: pick(words), page: 1, limit: 24 }),
    'search, two words': () => shop.products({ search: pick(pairs), page: 1, limit: 24 }),
    'search, mistyped': () => shop.products({ search: pick(typos), page: 1, limit: 24 }),
    suggest: () => shop.suggest({ q: pick(words).slice(0, 4) }),
    'cart save': () => shop.saveCart([line(), line()], { token: next().token }),
    'COD order': () => order(shop, next(), pick(unsized)),
  }
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

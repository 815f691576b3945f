import { embeddedShop } from '#lib/api/server/embedded-shop.ts'
import { db } from '#lib/backend/db/pool.ts'
import { handlers } from '#lib/backend/index.ts'
import { newCustomer } from '#lib/backend/test-customer.ts'
import { PAGE_SIZE, PRICE_BANDS } from '#lib/constants.ts'
import { SORTS } from '#lib/contract/sorts.ts'

// An order counts against its customer: at most 5 open ones each.
const BUYERS = 1_000
const FAR_BACK = 400
const PLACES_IN_SITEMAP = 1_000

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

/**
 * The calls by their names, each asking for something else every time. A call that gives a number did so many times what
 * is measured: a part of the sitemap of a large shop has more pages than that of a small one.
 */
export const callsOf = async count => {
  const shop = embeddedShop(handlers)
  await db.run('truncate customers cascade')
  const asked = await whatIsAsked(shop, count)
  const buyers = await eightAtATime(Array.from({ length: BUYERS }), () => buyer(shop))
  const unsized = (
    await db.query(`select p.id from products p join product_sizes s on s.product_id = p.id
      where s.size_desc = 'NA' and p.colors = '{}' order by p.id limit 2000`)
  ).map(row => row.id)
  const last = Math.min(FAR_BACK, Math.floor(count / PAGE_SIZE))
  const page = over => shop.products({ limit: PAGE_SIZE, page: 1, ...over })
  const search = text => page({ search: text })
  let turn = 0
  const next = () => buyers[turn++ % buyers.length]
  const line = () => ({ prod_id: pick(unsized), unit: 1 })
  return {
    'by slug': () => shop.product({ search: `nh-${1 + Math.floor(Math.random() * count)}` }),
    'a section, pages 1 to 3': () => page(pick(asked.sections)),
    'a section by price, pages 1 to 3': () => page({ ...pick(asked.sections), sort: 'priceLowToHigh' }),
    ...Object.fromEntries(
      SORTS.flatMap(sort => [
        [`all by ${sort}, page 1`, () => page({ sort })],
        [`all by ${sort}, page ${FAR_BACK}`, () => page({ sort, page: last })],
      ]),
    ),
    ...Object.fromEntries(
      asked.bands.flatMap(({ name, inSections, pages }) => [
        [`${name} in a section`, () => page(pick(inSections))],
        [`${name} by name, page ${FAR_BACK}`, () => page({ ...pages.at(-1), sort: 'nameAZ' })],
      ]),
    ),
    'search, one word': () => search(pick(asked.words)),
    'search, two words': () => search(pick(asked.pairs)),
    'search, three words': () => search(pick(asked.threes)),
    'search, mistyped': () => search(pick(asked.typos)),
    'search, half a word': () => search(pick(asked.halves)),
    'search, a word of a third of all': () => search(asked.common),
    'search, that word by price': () => page({ search: asked.common, sort: 'priceLowToHigh' }),
    suggest: () => shop.suggest({ q: pick(asked.words).slice(0, 4) }),
    'sitemap, a thousand pages': async () => {
      const { pages } = await shop.sitemap({ part: Math.floor(Math.random() * asked.sitemapParts) })
      return pages.length / PLACES_IN_SITEMAP
    },
    'cart save': async () => void (await shop.saveCart([line(), line()], { token: next().token })),
    'COD order': async () => void (await order(shop, next(), pick(unsized))),
  }
}

// More would wait for a connection longer than the shop lets anyone wait.
async function eightAtATime(list, work) {
  const made = []
  for (let from = 0; from < list.length; from += 8)
    made.push(...(await Promise.all(list.slice(from, from + 8).map(work))))
  return made
}

const pick = list => list[Math.floor(Math.random() * list.length)]

/** What fills a page: to compare sizes of shops, a page of 24 must not be compared with one of three. */
async function whatIsAsked(shop, count) {
  const totalOf = async over => (await shop.products({ limit: PAGE_SIZE, ...over })).total
  const filling = async texts => {
    const totals = await eightAtATime(texts, search => totalOf({ search }))
    return texts.filter((_, index) => totals[index] >= PAGE_SIZE)
  }
  const pagesOf = async (over, most) => {
    const pages = Math.min(Math.floor((await totalOf(over)) / PAGE_SIZE), most)
    return Array.from({ length: pages }, (_, index) => ({ ...over, page: index + 1 }))
  }
  const groups = await shop.tree({})
  const categories = groups.flatMap(group => group.categories).map(({ category_id }) => category_id)
  const inEach = async over => {
    const among = async ids =>
      (await eightAtATime(ids, subcat_id => pagesOf({ ...over, subcat_id }, 3))).flat()
    const found = await among(categories)
    return found.length > 0 ? found : among(groups.map(({ group_id }) => group_id))
  }
  const bands = await Promise.all(
    PRICE_BANDS.map(async ({ min, max }) => ({
      name: `prices ${min} to ${max}`,
      inSections: await inEach({ minPrice: min, maxPrice: max }),
      pages: await pagesOf({ minPrice: min, maxPrice: max }, FAR_BACK),
    })),
  )
  const names = (await db.query('select name from products order by id limit 500')).map(row =>
    row.name.toLowerCase().split(/[^a-z]+/),
  )
  const words = await filling([...new Set(names.flat())].filter(word => word.length > 3))
  const common = await db.one('select word from search_words where named order by abs(uses - $1) limit 1', [
    Math.round(count / 3),
  ])
  return {
    sections: await inEach({ type: 'cat' }),
    bands: bands.filter(({ inSections, pages }) => inSections.length > 0 && pages.length > 0),
    words,
    pairs: await filling([...new Set(names.map(name => name.slice(1, 3).join(' ')))]),
    threes: await filling([...new Set(names.map(name => name.slice(1, 4).join(' ')))]),
    typos: await filling(
      words.filter(word => word.length > 5).map(word => word[0] + word[2] + word[1] + word.slice(3)),
    ),
    halves: await filling(words.filter(word => word.length > 5).map(word => word.slice(0, -2))),
    common: common.word,
    sitemapParts: (await shop.sitemap({ part: 0 })).parts,
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

import { Agent, request } from 'node:http'
import { UNSIZED } from '#lib/constants.ts'

const AT_A_TIME = 16
const BROWSER = { accept: 'image/avif,image/webp,*/*', 'accept-encoding': 'gzip, br' }
const FILTERS = [
  'sort=priceLowToHigh',
  'sort=nameZA',
  'price=100-1000',
  'price=2000-3000&sort=nameAZ',
  'page=3',
]
const LARGE = ['400x300', '300x300', '400x400', '280x280', '800x800', '1200x1200']

/** What shoppers ask this shop for, found by asking it: products all over the catalogue, sections, words, pictures. */
export const addressesOf = async url => {
  const asked = await Promise.all(
    ['featured', 'nameAZ', 'nameZA', 'priceLowToHigh'].map(sort =>
      post(url, '/api/GetAllProductFilters', { limit: 200, page: 1, sort }),
    ),
  )
  const products = [...new Map(asked.flat().map(product => [product.id, product])).values()]
  const groups = await post(url, '/api/GetAllCategory')
  const sections = groups
    .flatMap(group => group.categories)
    .map(each => `/products-section2/${each.category_id}`)
  const words = [...new Set(products.flatMap(({ name }) => name.toLowerCase().match(/[a-z]{4,}/g) ?? []))]
  const stems = [...new Set(products.flatMap(({ thumbnail }) => thumbnail.map(({ CoImage }) => CoImage)))]
  return { products, sections, words, stems: stems.filter(name => /\.webp$/.test(name)) }
}

/** The nth of many visits of every kind, the same in each run. */
export const visitOf = ({ products, sections, words, stems }, n) => {
  const at = (list, step) => list[Math.floor(n / 20 + n * step) % list.length]
  const product = at(products, 7)
  const word = at(words, 3)
  switch (n % 20) {
    case 0:
    case 1:
      return { path: '/' }
    case 2:
    case 3:
    case 4:
      return { path: at(sections, 1) }
    case 5:
    case 6:
      return { path: `${at(sections, 1)}?${at(FILTERS, 1)}` }
    case 7:
    case 8:
      return { path: `/Product-Serach/${word}` }
    case 9:
      return { path: `/api/Suggest?q=${word.slice(0, 4)}` }
    case 10:
      return { path: '/addcart', cookie: cartCookieOf([product, at(products, 11), at(products, 13)]) }
    case 11:
      return { path: '/api/GetAllProductFilters', body: { search: word, page: 1, limit: 24 } }
    case 12:
    case 13:
      return { path: `/uploads/${at(stems, 1).replace('.webp', '-400x400.webp')}` }
    default:
      return { path: `/product/${product.ASIN.toLowerCase()}` }
  }
}

/** The cart of a visitor who has put one of each there. */
export const cartCookieOf = products =>
  `cartItems=${['a'.repeat(24), ...products.map(({ id }) => `${id}.1.${UNSIZED}.`)].join('~')}`

/** Every picture of the shop in every size, as many as asked for. */
export const pictureVisits = ({ stems }, count) =>
  LARGE.flatMap(size =>
    stems.map(name => ({ path: `/uploads/${name.replace('.webp', `-${size}.webp`)}` })),
  ).slice(0, count)

/** Makes so many visits, 16 at a time, and tells how many were answered with which status. */
export const makeVisits = async (url, visits) => {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_A_TIME })
  const statuses = {}
  const waiting = visits[Symbol.iterator]()
  const visitor = async () => {
    for (const visit of waiting) {
      const status = await visitOne(url, visit, agent)
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  try {
    await Promise.all(Array.from({ length: AT_A_TIME }, visitor))
  } finally {
    agent.destroy()
  }
  return statuses
}

const visitOne = (url, { path, body, cookie }, agent) =>
  new Promise((resolve, reject) => {
    const text = body && JSON.stringify(body)
    const call = request(
      url + path,
      {
        agent,
        method: text ? 'POST' : 'GET',
        headers: {
          ...BROWSER,
          ...(cookie && { cookie }),
          ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        },
      },
      answer => {
        answer.on('error', reject)
        answer.on('end', () => resolve(answer.statusCode))
        answer.resume()
      },
    )
    call.on('error', reject)
    call.end(text)
  })

const post = async (url, path, body = {}) => {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return answer.json()
}

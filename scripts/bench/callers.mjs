// npm run bench -- callers [--visits 600] [--callers 1,2,4,8,16,32,64]: how many pages a second come through, by how many ask.
import { parseArgs } from 'node:util'
import { openOwnShops } from '../../e2e/started-shop.ts'
import { ensureBuild } from '../build.mjs'
import { addressesOf, cartCookieOf } from './memory/visits.mjs'
import { load } from './pages/load.mjs'
import { record } from './shared/record.mjs'

const { values } = parseArgs({
  options: {
    visits: { type: 'string', default: '600' },
    callers: { type: 'string', default: '1,2,4,8,16,32,64' },
  },
})
const visits = Number(values.visits)
const counts = values.callers.split(',').map(Number)
// A page that is kept takes a tenth of the time.
const OF_KEPT = 10

await ensureBuild()
const ownShops = await openOwnShops()
try {
  const shop = await ownShops.start('callers', { LIMITS: 'no' })
  await shop.ready()
  const server = { address: shop.address, pid: shop.command.pid }
  const kinds = kindsOf(await addressesOf(shop.address))
  const lines = kinds.map(({ name }) => ({ name, points: [] }))
  // By turns, so that a slow moment of the machine is each one's.
  for (const callers of counts)
    for (const [index, { paths, times = 1, cookie }] of kinds.entries()) {
      const { perSecond } = await load(server, paths, {
        visits: visits * times,
        callers,
        cookie,
        encoding: 'gzip',
      })
      lines[index].points.push([callers, perSecond])
    }
  const table = {
    head: ['pages a second, by callers', ...counts.map(String)],
    rows: lines.map(({ name, points }) => [name, ...points.map(([, perSecond]) => Math.round(perSecond))]),
  }
  console.table([table.head, ...table.rows])
  await record('callers', {
    title: 'Pages a second, by callers',
    notes: [
      'The demo shop through HTTP with gzip; who asks shares the machine with the shop and its database.',
    ],
    tables: [table],
    plots: [{ file: 'callers', title: 'Pages a second', x: 'callers at once', y: 'a second', lines }],
  })
} finally {
  await ownShops.close()
}

function kindsOf({ products, sections, words }) {
  return [
    { name: 'home', paths: ['/'], times: OF_KEPT },
    { name: 'listing', paths: sections, times: OF_KEPT },
    {
      name: 'product',
      paths: products.slice(0, 50).map(({ ASIN }) => `/product/${ASIN.toLowerCase()}`),
      times: OF_KEPT,
    },
    { name: 'filtered listing', paths: sections.map(at => `${at}?sort=nameZA`) },
    { name: 'search', paths: words.slice(0, 100).map(word => `/Product-Serach/${word}`) },
    { name: 'cart of three lines', paths: ['/addcart'], cookie: cartCookieOf(products.slice(0, 3)) },
  ]
}

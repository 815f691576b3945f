// npm run bench -- pages [COUNT]: what a visit of each kind of page costs the server, beside an empty page of Next.
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { NEXT_COMMAND } from '#lib/server/next-internals.mjs'
import { openOwnShops, until } from '../../e2e/started-shop.ts'
import { ensureBuild } from '../build.mjs'
import { emptyScriptBytes, ensureEmptyPage, scriptsOf } from '../empty-page.mjs'
import { freePort } from '../free-ports.mjs'
import { root, runNode } from '../run.mjs'
import { makeCatalogue } from './engine/make-catalogue.mjs'
import { load } from './pages/load.mjs'
import { record } from './shared/record.mjs'

const count = Number(process.argv[2] ?? 100_000)
const STATIC = 6_000
const MADE = 800
const TO_REACH = { home: 0.7, product: 0.7, listing: 0.7, 'filtered listing': 2, search: 2 }

await ensureBuild()
const folder = await mkdtemp(path.join(os.tmpdir(), 'haat-bench-'))
const ownShops = await openOwnShops()
const empty = await startEmpty()
try {
  const shop = await stockedShop()
  const pages = await pagesOf(shop.address)
  const rows = { 'empty page of Next': await row(empty, ['/'], STATIC, await emptyScriptBytes()) }
  for (const [name, { paths, visits }] of Object.entries(pages))
    rows[name] = await row(shop, paths, visits, await scriptBytes(shop.address, paths[0]))
  console.log(`\n${count.toLocaleString('en')} products, 16 visitors at a time`)
  console.table(rows)
  const least = rows['empty page of Next']['CPU ms']
  const most = Math.max(
    ...Object.keys(pages)
      .slice(0, 3)
      .map(name => rows[name]['CPU ms']),
  )
  console.log(
    `Static pages: at most ${(most / least).toFixed(2)} times the empty one; to reach: 1.3, and 1.2 ms with gzip.`,
  )
  console.log('Filtered listings and searches: to reach 2 ms, with what is kept of them for a minute.')
  await record('pages', {
    title: 'CPU of the server for a page',
    notes: [
      `${count.toLocaleString('en')} products, 16 visitors at a time; the shop's processes with their database.`,
    ],
    rows: Object.entries(rows).map(([what, { 'CPU ms': value }]) => ({
      what,
      value,
      unit: 'ms',
      ...(TO_REACH[what] && { atMost: TO_REACH[what] }),
    })),
    tables: [
      {
        head: ['page', ...Object.keys(rows.home)],
        rows: Object.entries(rows).map(([name, row]) => [name, ...Object.values(row)]),
      },
    ],
  })
} finally {
  empty.command.kill()
  await ownShops.close()
  await rm(folder, { recursive: true, force: true })
}

async function row(shop, paths, visits, script) {
  const plain = await load(shop, paths, { visits })
  const packed = await load(shop, paths, { visits, encoding: 'gzip' })
  return {
    'CPU ms': Number(plain.cpuMs.toFixed(2)),
    'with gzip': Number(packed.cpuMs.toFixed(2)),
    'a second': Math.round(plain.perSecond),
    'HTML bytes': Math.round(plain.bytes),
    packed: Math.round(packed.bytes),
    'script bytes': script,
  }
}

async function startEmpty() {
  const port = await freePort()
  const command = spawn(
    process.execPath,
    [path.join(root, 'node_modules', NEXT_COMMAND), 'start', await ensureEmptyPage(), '--port', String(port)],
    { env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }, stdio: 'ignore' },
  )
  const address = `http://127.0.0.1:${port}`
  await until(async () => (await fetch(address)).ok)
  return { address, command, pid: command.pid }
}

/** A shop with that many products: it is stocked before it starts. */
async function stockedShop() {
  const catalogue = path.join(folder, 'catalogue')
  await makeCatalogue(catalogue, count)
  const dataDir = ownShops.folderOf('pages')
  console.log(`${count.toLocaleString('en')} products are put in …`)
  const code = await runNode(['scripts/catalogue.mjs', 'import', catalogue, '--new'], {
    env: { DATA_DIR: dataDir, DATABASE_URL: '', API_HOST: '' },
    stdio: 'ignore',
  })
  if (code !== 0) throw new Error('The catalogue could not be put in.')
  const shop = await ownShops.start('pages')
  await shop.ready()
  return { address: shop.address, pid: shop.command.pid }
}

async function pagesOf(address) {
  const products = await post(address, '/api/GetAllProductFilters', { limit: 200, page: 3 })
  const groups = await post(address, '/api/GetAllCategory')
  const sections = groups
    .flatMap(group => group.categories)
    .map(({ category_id }) => `/products-section2/${category_id}`)
  const filters = [
    'sort=priceLowToHigh',
    'sort=nameZA',
    'price=100-1000',
    'price=2000-3000&sort=nameAZ',
    'page=7',
  ]
  const words = new Set(products.flatMap(({ name }) => name.toLowerCase().match(/[a-z]{4,}/g) ?? []))
  return {
    home: { paths: ['/'], visits: STATIC },
    product: {
      paths: products.slice(0, 50).map(({ ASIN }) => `/product/${ASIN.toLowerCase()}`),
      visits: STATIC,
    },
    listing: { paths: sections, visits: STATIC },
    'filtered listing': { paths: sections.flatMap(at => filters.map(wish => `${at}?${wish}`)), visits: MADE },
    search: { paths: [...words].slice(0, 100).map(word => `/Product-Serach/${word}`), visits: MADE },
  }
}

async function post(address, at, body = {}) {
  const response = await fetch(address + at, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return response.json()
}

async function scriptBytes(address, at) {
  const html = await (await fetch(address + at)).text()
  const sizes = scriptsOf(html).map(async src => gzipSync(await (await fetch(address + src)).bytes()).length)
  return (await Promise.all(sizes)).reduce((sum, each) => sum + each, 0)
}

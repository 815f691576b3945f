// npm run bench -- paint [TIMES] [ADDRESS of a shop that runs]: when a throttled phone sees a page first, beside the same
// page as a bare document, by turns in one run; and what a first visit brings over the line.
import { setTimeout as sleep } from 'node:timers/promises'
import { openOwnShops } from '../../e2e/started-shop.ts'
import { ensureBuild } from '../build.mjs'
import { startProxy } from './paint/proxy.mjs'
import { visit } from './paint/visit.mjs'
import { record } from './shared/record.mjs'

const times = Number(process.argv[2] ?? 7)
const given = process.argv[3]
const PAGES = { home: '/', listing: '/products-section2/11', product: '/product/nh-chan-saree-01' }
// "To reach" is told beside what was measured.
const MOST_BYTES = { home: 120_000, listing: 110_000, product: 100_000 }
const MOST_RAW = 40_000
const UNTOUCHED_MS = 10_000
const PRESSED_MS = 5_000

await ensureBuild()
const ownShops = await openOwnShops()
const shop = given ? undefined : await ownShops.start('paint')
await shop?.ready()
const base = given ?? shop.address
const proxy = await startProxy(base)
try {
  const paints = []
  const loads = []
  for (const [name, path] of Object.entries(PAGES)) {
    await warm(base, path)
    paints.push(await paintRow(name, path))
    loads.push(await loadRow(name, path))
  }
  console.log(
    `\nA phone: CPU ÷ 4, 1.6 Mbps, 150 ms; medians of ${times}, ours and the bare document by turns`,
  )
  console.table(Object.assign({}, ...paints))
  console.log(
    'To reach: 1.1 times the bare document, nothing that moves, only the document before the paint.',
  )
  console.log('\nWhat a first visit brings, in bytes on the line')
  console.table(Object.assign({}, ...loads))
  console.log(`To reach: a document of ${MOST_RAW} bytes unpacked; ${JSON.stringify(MOST_BYTES)} until idle.`)
  await record('paint', {
    title: 'First visits',
    notes: [
      `A phone (CPU ÷ 4, 1.6 Mbps, 150 ms); medians of ${times} visits, each in a new browser. "Bare" is the same document without scripts, by turns in the same run. Bytes are those on the line, but of the document unpacked.`,
    ],
    rows: [...paints, ...loads].flatMap(rowsToReach),
    tables: [paints, loads].map(tableOf),
  })
} finally {
  await proxy.close()
  await ownShops.close()
}

async function paintRow(name, path) {
  const ours = []
  const bare = []
  for (let n = 0; n < times; n++) {
    ours.push(await visit(proxy.address + path))
    bare.push(await visit(`${proxy.address}/bare${path}`))
  }
  const of = (visits, key) => Math.round(median(visits.map(each => each[key])))
  return {
    [name]: {
      FCP: of(ours, 'fcp'),
      'bare FCP': of(bare, 'fcp'),
      'FCP ×': ratio(of(ours, 'fcp'), of(bare, 'fcp')),
      LCP: of(ours, 'lcp'),
      'bare LCP': of(bare, 'lcp'),
      'LCP ×': ratio(of(ours, 'lcp'), of(bare, 'lcp')),
      'largest part': ours.at(-1).lcpOf,
      'bare: largest part': bare.at(-1).lcpOf,
      CLS: Math.max(...ours.map(({ cls }) => cls)),
      'styles before paint': ours.at(-1).requests.filter(({ type }) => type === 'Stylesheet').length,
    },
  }
}

async function loadRow(name, path) {
  const url = base + path
  const idle = await visit(url, { throttled: false })
  const untouched = await visit(url, {
    throttled: false,
    holdsScripts: false,
    during: () => sleep(UNTOUCHED_MS),
  })
  const pressed = await visit(url, { throttled: false, during: press })
  const html = await (await fetch(url)).text()
  return {
    [name]: {
      'document, unpacked': Buffer.byteLength(html),
      'document on the line': idle.requests[0].bytes,
      'until idle, scripts held back': idle.bytes,
      requests: idle.requests.length,
      '10 s untouched': untouched.bytes,
      'after the first press': pressed.bytes,
    },
  }
}

/** A finger on the page's corner, where nothing is to be pressed. */
async function press(page) {
  await sleep(1_000)
  await page.touchscreen.tap(2, 2)
  await sleep(PRESSED_MS)
}

/** Twice: the second answer is the better packed one. */
async function warm(at, path) {
  for (let n = 0; n < 3; n++) {
    await (await fetch(at + path, { headers: { 'accept-encoding': 'br' } })).text()
    await sleep(300)
  }
}

function rowsToReach(row) {
  const [[page, found]] = Object.entries(row)
  const times = name => ({ what: `${page}: ${name} of the bare document`, unit: 'times', atMost: 1.1 })
  return 'FCP ×' in found
    ? ['FCP', 'LCP'].map(name => ({ ...times(name), value: found[`${name} ×`] }))
    : [
        {
          what: `${page}: document, unpacked`,
          value: found['document, unpacked'],
          unit: 'bytes',
          atMost: MOST_RAW,
        },
        {
          what: `${page}: until idle, scripts held back`,
          value: found['until idle, scripts held back'],
          unit: 'bytes',
          atMost: MOST_BYTES[page],
        },
      ]
}

function tableOf(rows) {
  const all = Object.entries(Object.assign({}, ...rows))
  return {
    head: ['page', ...Object.keys(all[0][1])],
    rows: all.map(([page, found]) => [page, ...Object.values(found)]),
  }
}

function ratio(ours, bare) {
  return Number((ours / bare).toFixed(2))
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
}

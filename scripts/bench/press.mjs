// npm run bench -- press [ADDRESS]: how long a press waits for its answer to be seen, on a fresh page and later, on a
// phone of a quarter of this machine's speed at 1.6 Mbps and without throttling, beside a page of one button, which is the
// least that can be measured so. Without an address it starts a shop.
import { chromium } from 'playwright/test'
import { openOwnShops } from '../../e2e/started-shop.ts'
import { ensureBuild } from '../build.mjs'
import { CHROMIUM_ARGS, findChromium } from '../find-chromium.mjs'
import { startButton } from './press/one-button.mjs'
import { record } from './shared/record.mjs'

const RUNS = Number(process.env.RUNS ?? 5)
/** Part of what is pressed, to measure that alone. */
const ONLY = process.env.ONLY ?? ''
const PRODUCT = '/product/nh-terra-pot-01'
const LIST = '/products-section2/15'
const PRESSES = {
  'Add of a product': [PRODUCT, 'form#buy [formaction="/do/cart/add"]'],
  'Add of a card': [LIST, 'article form[action="/do/cart/add"] button'],
  'heart of a card': [LIST, 'article .heart'],
}

const measure = async address => {
  const button = await startButton()
  const rows = {}
  try {
    for (const [what, [path, control]] of Object.entries(PRESSES).filter(([each]) => each.includes(ONLY)))
      Object.assign(rows, await rowsOf(what, address + path, control, [0, 5000]))
    if (!ONLY) Object.assign(rows, await rowsOf('a page of one button', button.address, 'button', [0]))
  } finally {
    await button.close()
  }
  console.table(rows)
  const names = Object.keys(Object.values(rows)[0])
  if (!ONLY)
    await record('press', {
      title: 'A press, until its answer is seen',
      notes: [
        `Medians of ${RUNS}, each in a new browser: from the finger to the second frame after the answer stands in the page. A phone is CPU ÷ 4, 1.6 Mbps, 150 ms. What a page of one button takes is the browser's own: a tap waits for a frame, and so does what it shows.`,
      ],
      tables: [
        {
          head: ['press', ...names],
          rows: Object.entries(rows).map(([what, row]) => [what, ...Object.values(row)]),
        },
      ],
    })
}

async function rowsOf(what, url, control, waits) {
  const rows = {}
  for (const isThrottled of [true, false])
    for (const waitMs of waits) {
      const runs = []
      for (let run = 0; run < RUNS; run++) runs.push(await press(url, control, isThrottled, waitMs))
      rows[`${what}, ${isThrottled ? 'phone' : 'unthrottled'}, ${waitMs ? '5 s later' : 'at once'}`] = {
        'seen after ms': middle(runs.map(({ seenMs }) => seenMs)),
        'most ms': Math.round(Math.max(...runs.map(({ seenMs }) => seenMs))),
        'INP ms': middle(runs.map(({ inpMs }) => inpMs)),
        'stayed on the page': `${runs.filter(({ stayed }) => stayed).length}/${RUNS}`,
      }
    }
  return rows
}

if (process.argv[2]) await measure(process.argv[2])
else {
  await ensureBuild()
  const ownShops = await openOwnShops()
  try {
    const shop = await ownShops.start('shop')
    await shop.ready()
    await measure(shop.address)
  } finally {
    await ownShops.close()
  }
}

/** One press in a new browser, and when it was seen. */
async function press(url, control, isThrottled, waitMs) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
  try {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
    })
    const page = await context.newPage()
    await page.addInitScript(recordPresses)
    if (isThrottled) await throttle(await context.newCDPSession(page))
    await page.goto(url, { waitUntil: waitMs ? 'load' : 'domcontentloaded' })
    await page.waitForTimeout(waitMs)
    const button = page.locator(control).filter({ visible: true }).first()
    await button.tap({ noWaitAfter: true })
    await page.waitForFunction(() => window.seenMs !== undefined, undefined, { timeout: 20_000 })
    await page.waitForTimeout(500)
    const { seenMs, inpMs } = await page.evaluate(() => ({
      seenMs: window.seenMs,
      inpMs: Math.max(0, ...window.presses),
    }))
    return { seenMs, inpMs, stayed: page.url() === url }
  } finally {
    await browser.close()
  }
}

async function throttle(devtools) {
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** From the finger's time to the frame in which a count or a toast stands, also across a page load. */
function recordPresses() {
  window.presses = []
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) if (entry.interactionId) window.presses.push(entry.duration)
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 })
  const wall = time => performance.timeOrigin + time
  const look = () => {
    const pressedAt = Number(sessionStorage.getItem('pressedAt'))
    if (!pressedAt) return
    if (!document.querySelector('.count, .toast')) return void requestAnimationFrame(look)
    sessionStorage.removeItem('pressedAt')
    // The frame after the one that was drawn from this.
    requestAnimationFrame(() => {
      window.seenMs = wall(performance.now()) - pressedAt
    })
  }
  addEventListener(
    'pointerdown',
    event => {
      sessionStorage.setItem('pressedAt', String(wall(event.timeStamp)))
      requestAnimationFrame(look)
    },
    true,
  )
  addEventListener('DOMContentLoaded', look)
}

function middle(values) {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.floor(sorted.length / 2)])
}

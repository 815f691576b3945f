import { randomInt } from 'node:crypto'
import { chromium } from 'playwright/test'
import { SAME_PRESS_MS } from '#lib/constants.ts'
import { CHROMIUM_ARGS, findChromium } from '../../find-chromium.mjs'

// A product of which there are enough pieces, without a size to choose.
const PIECES = 5000
const PRODUCT = 'nh-terra-pot-01'
const TO_REACH = 50

/** Add to Cart on a phone's screen, its processor slowed down: from the press to the frame that shows the new count. */
export async function measurePresses(shop, { presses, slowdown }) {
  const database = await shop.database()
  await database.query(
    `update product_sizes set stock = $1 where product_id = (select id from products where slug = $2)`,
    [PIECES, PRODUCT],
  )
  const rows = []
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
  try {
    for (const who of ['a visitor', 'a customer']) {
      const cold = await firstPress(browser, shop.address, who, slowdown)
      const page = await openPage(browser, shop.address, who, slowdown)
      const first = await press(page)
      const rest = []
      for (let n = 0; n < presses; n++) rest.push(await press(page))
      const nth = (part, what) => {
        const times = rest.map(each => each[what]).sort((a, b) => a - b)
        return times[Math.floor(part * (times.length - 1))].toFixed(0)
      }
      const requests = Math.max(...rest.map(each => each.requests))
      console.log(
        `${who}, ${slowdown}× slower, ${presses} presses: the count has changed after p75 ${nth(0.75, 'changed')} ms (p50 ${nth(0.5, 'changed')}, max ${nth(1, 'changed')}; to reach: ${TO_REACH}) and is painted after p75 ${nth(0.75, 'shown')}; at most ${requests} request(s) a press`,
      )
      console.log(
        `  a fresh page's first press: ${first.changed.toFixed(0)} ms with the script awake; ${cold.toFixed(0)} ms before it`,
      )
      await page.context().close()
      rows.push(
        {
          what: `${who}: from a press of Add to the changed count, p75`,
          value: Number(nth(0.75, 'changed')),
          unit: 'ms',
          atMost: TO_REACH,
        },
        { what: `${who}: the first press of a page, before its script`, value: cold, unit: 'ms' },
      )
    }
    return rows
  } finally {
    await browser.close()
  }
}

async function openPage(browser, address, who, slowdown) {
  const page = await newPage(browser, address, who, slowdown)
  await page.goto(`${address}/product/${PRODUCT}`, { waitUntil: 'load' })
  // Awake by itself, as on a phone that was put down for a moment.
  await page.getByRole('button', { name: 'One more' }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(watchCount)
  return page
}

/** A press before the page's script has come: the page's own program answers it. */
async function firstPress(browser, address, who, slowdown) {
  const page = await newPage(browser, address, who, slowdown)
  await page.goto(`${address}/product/${PRODUCT}`, { waitUntil: 'commit' })
  await addButton(page).waitFor()
  const began = performance.now()
  await addButton(page).click({ noWaitAfter: true })
  await page.locator('[data-count=cart] .count').first().waitFor({ state: 'attached' })
  const ms = performance.now() - began
  await page.context().close()
  return ms
}

async function newPage(browser, address, who, slowdown) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  if (who === 'a customer') await enter(page, address)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return page
}

async function enter(page, address) {
  const email = `bench.${randomInt(1e9)}@example.in`
  const password = 'Sunflower1'
  const origin = { headers: { origin: address } }
  const mobileno = `9${String(randomInt(1e9)).padStart(9, '0')}`
  await page.request.post(`${address}/api/insert_customer`, {
    data: { firstname: 'Asha', lastname: 'Verma', email, mobileno, password },
  })
  await page.request.post(`${address}/do/session/sign-in`, { ...origin, form: { username: email, password } })
}

const addButton = page => page.getByRole('button', { name: 'Add to Cart' }).filter({ visible: true })

async function press(page) {
  let requests = 0
  const count = () => requests++
  page.on('request', count)
  const { x, y, width, height } = await addButton(page).boundingBox()
  // Set before the press is sent, or a quick answer would be missed.
  await page.evaluate(() => {
    globalThis.change = globalThis.countChanged()
  })
  // By its place: a press by name would have the test tool look around in the page at the same moment.
  await page.mouse.click(x + width / 2, y + height / 2)
  const times = await page.evaluate(() => globalThis.change)
  // What the press asked for has been asked by now; the next one comes when this one is settled, as shoppers' do.
  await page.waitForTimeout(SAME_PRESS_MS + 100)
  page.off('request', count)
  return { ...times, requests }
}

/** In the page: from the press's own time stamp to the frame after the count in the header has changed. */
function watchCount() {
  let pressed = 0
  addEventListener(
    'click',
    event => {
      pressed = event.timeStamp
    },
    { capture: true },
  )
  const text = () => document.querySelector('header .count')?.textContent ?? ''
  globalThis.countChanged = () =>
    new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error('The count has not changed within five seconds.')), 5000)
      const before = text()
      const watch = new MutationObserver(() => {
        if (text() === before) return
        watch.disconnect()
        const changed = performance.now() - pressed
        requestAnimationFrame(() => {
          // After the frame has been painted.
          const painted = new MessageChannel()
          painted.port1.onmessage = () => resolve({ changed, shown: performance.now() - pressed })
          painted.port2.postMessage(0)
        })
      })
      watch.observe(document.querySelector('header'), { subtree: true, childList: true, characterData: true })
    })
}

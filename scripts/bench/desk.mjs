// npm run bench -- desk: on each screen of the desk that has script, how long one press waits for the paint that answers it, on a
// phone of a quarter of this machine's speed (SLOWDOWN=1: of its own). RUNS=1 and ONLY=orders make it quick.
import { chromium } from 'playwright/test'
import { enterDesk } from '../../e2e/desk-screens/enter-desk.ts'
import { openFilledDesk } from '../../e2e/desk-screens/open-filled-desk.ts'
import { ensureBuild } from '../build.mjs'
import { CHROMIUM_ARGS, findChromium } from '../find-chromium.mjs'
import { PRESSES } from './desk/presses.mjs'
import { watchPress } from './desk/watch-press.mjs'
import { record } from './shared/record.mjs'

const RUNS = Number(process.env.RUNS ?? 3)
const ONLY = process.env.ONLY ?? ''
const SLOWDOWN = Number(process.env.SLOWDOWN ?? 4)
const AT_MOST_MS = 50

await ensureBuild()
const desk = await openFilledDesk()
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
try {
  const context = await browser.newContext({
    ...{ baseURL: desk.baseURL, viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 },
    ...{ isMobile: true, hasTouch: true },
  })
  await context.addInitScript(watchPress)
  // The answer of the network is no part of it, and what is pressed again shall find the shop as it was.
  await context.route('**/desk/do/**', async route => {
    await new Promise(done => setTimeout(done, 1_000))
    await route.fulfill({ json: { done: false, message: 'Not now.' } }).catch(() => undefined)
  })
  await context.route('**/one-button', route =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><meta name=viewport content="width=device-width"><main><button onclick="this.style.opacity=0.6">Press</button></main>',
    }),
  )
  const bare = []
  const pressBare = async () => {
    const page = await newPage(context)
    for (let run = 0; run < RUNS * 2; run++) {
      await page.goto('/one-button')
      bare.push((await press(page, 'button', { isOurs: false })).seenMs)
    }
    await page.close()
  }
  await pressBare()
  const screens = [...Map.groupBy(desk.screens, ({ page }) => page)].filter(([name]) => name.includes(ONLY))
  const rows = []
  const without = []
  for (const [name, [first, ...others]] of screens) {
    const wish = PRESSES[name] ?? {}
    const screen = [first, ...others].find(({ path }) => path.includes(wish.path ?? '')) ?? first
    const runs = []
    let what = ''
    // Of its own: a page that has shown twenty others answers a third later.
    const page = await newPage(context)
    for (let run = 0; run < RUNS; run++) {
      await enterDesk(context, desk.filled, screen)
      await page.goto(screen.path)
      const pressed = await press(page, wish.press).catch(error => {
        console.error(`${name}: ${error.message.split('\n')[0]}`)
        process.exitCode = 1
      })
      if (pressed) {
        runs.push(pressed)
        what = pressed.what
      }
    }
    // A page that is closed lets go what was held back; one that is left does not send it.
    await page.goto('about:blank')
    await page.close()
    if (runs.length === 0) {
      without.push(name)
      continue
    }
    const seen = runs.map(({ seenMs }) => seenMs).sort((one, other) => one - other)
    const row = {
      screen: `/${name}`,
      press: what,
      seenMs: Math.round(seen[seen.length >> 1]),
      mostMs: Math.round(seen.at(-1)),
      inpMs: Math.max(...runs.map(({ inpMs }) => inpMs)),
    }
    rows.push(row)
    console.log(Object.values(row).join(' · '))
  }
  await pressBare()
  const bareMs = bare.sort((one, other) => one - other)
  const [least, median, most] = [0, bareMs.length >> 1, bareMs.length - 1].map(at => Math.round(bareMs[at]))
  console.log(`A page of one button, at both ends of the run: ${median} ms (${least} to ${most}).`)
  const slow = rows.filter(({ seenMs }) => seenMs > AT_MOST_MS)
  console.log(
    `${slow.length} of ${rows.length} take more than ${AT_MOST_MS} ms; without a press: ${without.join(', ')}.`,
  )
  if (!ONLY && SLOWDOWN === 4)
    await record('desk', {
      title: 'A press at the desk, until its answer is painted',
      notes: [
        `CPU ÷ 4, medians of ${RUNS}, each on a page just loaded: from the finger to the frame after the first change that the press makes. INP as the browser counts it, the most of them; 0 is less than 16. A page of one button and one line of script, pressed ${bare.length} times at both ends of the run, is seen to answer after ${median} ms (${least} to ${most}). One press on each page of the desk that has something to press without leaving it; these have none: ${without.map(name => `/${name}`).join(', ')}.`,
      ],
      rows: [
        {
          what: 'the slowest screen',
          value: Math.max(...rows.map(({ seenMs }) => seenMs)),
          unit: 'ms',
          atMost: AT_MOST_MS,
        },
      ],
      tables: [
        {
          head: ['screen', 'press', 'seen after ms', 'most ms', 'INP ms'],
          rows: rows.map(row => Object.values(row)),
        },
      ],
    })
} finally {
  await browser.close()
  await desk.close()
}

/** A tab of a phone as much slower than this machine. */
async function newPage(context) {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  return page
}

/** Presses what is wished, or else the first button that sends a form of the page, or what is folded. */
async function press(page, wish, { isOurs = true } = {}) {
  await page.evaluate(() => {
    for (const folded of document.querySelectorAll('main details'))
      if (folded.querySelector('form')) folded.open = true
    // An empty field must not keep the press from the script.
    for (const form of document.forms) form.noValidate = true
  })
  const target = page
    .locator(
      wish ?? 'main form[action^="/desk/do/"] :is(button[type=submit], button:not([type])), main summary',
    )
    .filter({ visible: true })
    .first()
  if ((await target.count()) === 0) return undefined
  const what = (
    await target.evaluate(
      one => one.getAttribute('aria-label') || one.textContent || one.getAttribute('name') || '',
    )
  ).trim()
  await target.scrollIntoViewIfNeeded()
  // Its script has it in hand, and has nothing else to do.
  if (isOurs)
    await page.waitForFunction(
      one => Object.keys(one).some(key => key.startsWith('__react')),
      await target.elementHandle(),
    )
  await page.evaluate(() => new Promise(done => requestIdleCallback(done, { timeout: 2_000 })))
  await page.evaluate(() => window.listenToPress())
  await target.tap({ noWaitAfter: true })
  await page.waitForFunction(() => window.seenMs !== undefined, undefined, { timeout: 10_000 })
  await page.waitForTimeout(200)
  return {
    what: what.slice(0, 40),
    ...(await page.evaluate(() => ({ seenMs: window.seenMs, inpMs: Math.max(0, ...window.presses) }))),
  }
}

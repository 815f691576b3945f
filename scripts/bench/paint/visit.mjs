import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from 'playwright/test'
import { CHROMIUM_ARGS, findChromium } from '../../find-chromium.mjs'

// A phone of the middle on a 4G that is not at its best.
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const SLOWER = 4
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
/** Scripts come by themselves a while after the load, and not at all where data are to be saved. */
const SETTLED_MS = 1_000
const QUIET_MS = 800

/** One first visit in a browser of its own: when it painted, what moved, and what came over the line until it was quiet. */
export async function visit(url, { throttled = true, holdsScripts = true, during } = {}) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
  try {
    const page = await (await browser.newContext(PHONE)).newPage()
    const line = await page.context().newCDPSession(page)
    await line.send('Network.enable')
    if (throttled) {
      await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
      await line.send('Network.emulateNetworkConditions', LINE)
    }
    const requests = watchRequests(line)
    await page.addInitScript(watchPaint, holdsScripts)
    await page.goto(url, { waitUntil: 'load' })
    if (during) await during(page)
    else await quiet(requests)
    await sleep(during ? 0 : SETTLED_MS)
    const painted = await page.evaluate(() => ({
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      ...window.seen,
    }))
    const all = [...requests.all.values()].filter(({ url }) => !url.startsWith('data:'))
    return { ...painted, bytes: all.reduce((sum, { bytes }) => sum + bytes, 0), requests: all }
  } finally {
    await browser.close()
  }
}

function watchRequests(line) {
  const all = new Map()
  const seen = { all, open: 0, last: performance.now() }
  const ends = (id, bytes = 0) => {
    const request = all.get(id)
    if (!request || request.ended) return
    Object.assign(request, { ended: true, bytes })
    seen.open--
    seen.last = performance.now()
  }
  line.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (all.has(requestId)) return
    all.set(requestId, { url: request.url, type, bytes: 0, ended: false })
    seen.open++
    seen.last = performance.now()
  })
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => ends(requestId, encodedDataLength))
  line.on('Network.loadingFailed', ({ requestId }) => ends(requestId))
  return seen
}

async function quiet(requests) {
  const end = performance.now() + 15_000
  while (performance.now() < end) {
    if (requests.open <= 0 && performance.now() - requests.last > QUIET_MS) return
    await sleep(50)
  }
}

function watchPaint(holdsScripts) {
  if (holdsScripts) Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  window.seen = { lcp: 0, lcpOf: '', cls: 0 }
  const observe = (type, look) =>
    new PerformanceObserver(list => list.getEntries().forEach(look)).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ startTime, url, element }) => {
    window.seen.lcp = startTime
    window.seen.lcpOf = url ? url.split('/').pop() : (element?.nodeName.toLowerCase() ?? '')
  })
  observe('layout-shift', ({ value }) => {
    window.seen.cls += value
  })
}

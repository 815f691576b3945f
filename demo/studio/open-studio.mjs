import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { stayModest } from './modest.mjs'

const HERE = fileURLToPath(new URL('.', import.meta.url))
const THREE_HOME = fileURLToPath(new URL('node_modules/three/', import.meta.url))
const ORIGIN = 'http://studio.invalid'

const PAGE = `<!doctype html><meta charset="utf-8">
<script type="importmap">{"imports":{"three":"/three/build/three.module.js","three/addons/":"/three/examples/jsm/"}}</script>
<script type="module" src="/page.mjs"></script>`

/** A headless browser with software GL, fed from this folder without a server. */
export const openStudio = async () => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || undefined,
    args: [
      '--no-sandbox',
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
    ],
  })
  const page = await browser.newPage()
  page.on('console', message => message.type() === 'error' && console.error(message.text()))
  page.on('pageerror', error => console.error(error))
  await page.route(`${ORIGIN}/**`, async route => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: PAGE })
    const file = pathname.startsWith('/three/') ? join(THREE_HOME, pathname.slice(7)) : join(HERE, pathname)
    const type = extname(file) === '.json' ? 'application/json' : 'text/javascript'
    await readFile(file).then(
      body => route.fulfill({ contentType: type, body }),
      () => route.fulfill({ status: 404, body: '' }),
    )
  })
  await page.goto(`${ORIGIN}/`, { timeout: 180_000 })
  await page.waitForFunction(() => globalThis.shoot, null, { timeout: 120_000 })
  stayModest()
  const watch = setInterval(stayModest, 20_000)
  return {
    page,
    close: () => {
      clearInterval(watch)
      return browser.close()
    },
  }
}

import { expect, type Page } from 'playwright/test'
import { openCopy } from './copied-build.ts'
import { makeNextBuild } from './next-build.ts'
import { test } from './own-shops.ts'
import { isAwake } from './shopper.ts'
import type { StartedShop } from './started-shop.ts'
import { openBalancer } from './test-balancer.ts'

test.describe.configure({ timeout: 180_000 })

const DRAIN = { DRAIN_SECONDS: '1', TRUST_PROXY: 'yes' }

/** The last one of a folder stops its database, so the others end before. */
const stop = async (shop: StartedShop) => {
  shop.command.kill('SIGTERM')
  expect(await shop.exit()).toBe(0)
}
const cartOf = async (page: Page) =>
  decodeURIComponent((await page.context().cookies()).map(({ value }) => value).join(' '))
const scriptsIn = (html: string) =>
  [...html.matchAll(/(?:src|data-later)="(\/(?:_next\/static|page-script)\/[^"]+)"/g)].map(
    ([, url = '']) => url,
  )
const styleIn = (html: string) => /data-whole="([^" ]+)/.exec(html)?.[1] ?? ''

test('no request fails while copies are stopped and started one by one behind a balancer', async ({
  ownShops,
}) => {
  const balancer = await openBalancer()
  try {
    let old = await ownShops.startFilled('a', DRAIN)
    await old.ready()
    await balancer.add(old.address)
    const bad: string[] = []
    let isOver = false
    let sent = 0
    const ask = async (path: string, body?: URLSearchParams) => {
      const response = await fetch(balancer.address + path, {
        ...(body && {
          method: 'POST',
          body,
          headers: { accept: 'application/json', origin: balancer.address },
        }),
        redirect: 'manual',
      })
      await response.text()
      sent++
      if (response.status >= 500) bad.push(`${path}: ${response.status}`)
    }
    const visit = async () => {
      while (!isOver) {
        await ask('/')
        await ask('/Product-Serach/kurta')
        await ask('/do/wishlist/keep', new URLSearchParams({ id: '1' }))
      }
    }
    const visits = Promise.all([visit(), visit(), visit()])
    for (let n = 0; n < 2; n++) {
      const next = await ownShops.start('a', DRAIN)
      await next.ready()
      await balancer.add(next.address)
      old.command.kill('SIGTERM')
      expect(await old.exit()).toBe(0)
      balancer.remove(old.address)
      old = next
    }
    isOver = true
    await visits
    await stop(old)
    expect(sent).toBeGreaterThan(20)
    expect([...balancer.failures, ...bad]).toEqual([])
  } finally {
    await balancer.close()
  }
})

test('pages of two builds work at copies of either: scripts, styles, forms', async ({ ownShops, page }) => {
  const first = await ownShops.startFilled('a')
  await first.ready()
  const html = await (await fetch(first.address)).text()
  const chunk = scriptsIn(html).find(url => url.startsWith('/_next/static/chunks/')) ?? ''
  let renamed = ''
  const second = await openCopy(first.dataDir, async build => {
    renamed = await makeNextBuild(build, chunk)
  })
  const balancer = await openBalancer()
  try {
    for (const { address } of [first, second]) await balancer.add(address)
    const newer = await (await fetch(second.address)).text()
    expect(scriptsIn(newer)).toContain(renamed)
    expect(scriptsIn(newer)).not.toContain(chunk)
    // What one build names, the other one sends.
    for (const url of [...scriptsIn(html), styleIn(html)].filter(found => found.startsWith('/_next/')))
      expect([url, (await fetch(second.address + url)).status]).toEqual([url, 200])
    expect((await fetch(first.address + renamed)).status).toBe(200)
    expect((await fetch(`${first.address}/_next/static/chunks/none.js`)).status).toBe(404)

    // A page of the old build, in a browser, when only the new one is left: all but its data is there, and it sells.
    const refused: string[] = []
    page.on('response', response => {
      if (response.status() >= 400) refused.push(new URL(response.url()).pathname)
    })
    balancer.askOnly(first.address)
    await page.goto(`${balancer.address}/product/nh-bagh-kurta-01`, { waitUntil: 'commit' })
    balancer.askOnly(second.address)
    await page.getByLabel('Colour').selectOption('Indigo')
    await page.locator('.size-choice', { hasText: /^S/ }).click()
    await expect.poll(() => refused.some(url => url.startsWith('/page-script/'))).toBe(true)
    expect(refused.filter(url => url.startsWith('/_next/'))).toEqual([])
    await page.getByRole('button', { name: 'Add to Cart' }).filter({ visible: true }).first().click()
    await expect.poll(() => cartOf(page)).toContain('Indigo')
    // Where a copy of its build is there again, the next press brings them, once what the press before asked for has failed.
    balancer.askOnly(first.address)
    const awakeByPress = async () => {
      await page.locator('h1').click()
      return isAwake(page)
    }
    await expect.poll(awakeByPress).toBe(true)

    // The data of a page come from whichever copy made it: the browser asks again.
    balancer.askOnly(undefined)
    const own = scriptsIn(html).find(url => url.startsWith('/page-script/')) ?? ''
    const statuses = [await fetch(balancer.address + own), await fetch(balancer.address + own)]
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 404])
  } finally {
    await balancer.close()
    await second.close()
  }
})

test('a copy of the same build sends the data of a page that only another copy has made', async ({
  ownShops,
}) => {
  // As all copies of a shop have it: it stands in their pages.
  const site = { SITE_URL: 'http://localhost:3999' }
  const first = await ownShops.startFilled('a', site)
  await first.ready()
  const second = await ownShops.start('a', site)
  await second.ready()
  for (const path of ['/', '/aboutPage']) {
    const html = await (await fetch(first.address + path)).text()
    const url = scriptsIn(html).find(found => found.startsWith('/page-script/')) ?? ''
    expect(url).toContain(path)
    const [own, other] = [await fetch(first.address + url), await fetch(second.address + url)]
    expect([own.status, other.status]).toEqual([200, 200])
    expect(await other.text()).toBe(await own.text())
  }
  await stop(second)
})

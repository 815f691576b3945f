import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, test } from 'playwright/test'
import { BUILD_ID_FILE } from '../lib/server/next-internals.mjs'
import { CACHE_STATE_HEADER } from '../lib/server/next-internals.ts'
import { openCopy } from './copied-build.ts'
import { openOwnShops } from './started-shop.ts'

const run = promisify(execFile)

test('a price imported by another process is on the cached page within a second', async () => {
  const ownShops = await openOwnShops()
  const folder = await mkdtemp(path.join(os.tmpdir(), 'haat-catalogue-'))
  try {
    const shop = await ownShops.startFilled('a')
    await shop.ready()
    const client = await shop.database()
    const { rows } = await client.query(
      'select slug, name, discount_paise / 100 as price from products where not withdrawn order by id limit 1',
    )
    const [{ slug, name, price }] = rows
    const page = async () => {
      const response = await fetch(`${shop.address}/product/${slug}`)
      return { cacheState: response.headers.get(CACHE_STATE_HEADER), html: await response.text() }
    }
    await page()
    const before = await page()
    expect(before.cacheState).toBe('HIT')
    const shown = (rupees: number) => `₹${rupees.toLocaleString('en-IN')}`
    expect(before.html).toContain(shown(price))

    const dearer = Number(price) + 1
    await cp('demo/catalogue', folder, { recursive: true })
    const file = path.join(folder, 'products.csv')
    const csv = await readFile(file, 'utf8')
    await writeFile(file, withPrice(csv, name, dearer))
    await run(process.execPath, ['scripts/catalogue.mjs', 'import', folder], {
      env: { ...process.env, DATA_DIR: shop.dataDir, DATABASE_URL: '', API_HOST: '', INIT_CWD: '' },
    })
    const imported = Date.now()
    let after = await page()
    while (!after.html.includes(shown(dearer)) && Date.now() - imported < 5000) {
      await sleep(20)
      after = await page()
    }
    expect(after.html).toContain(shown(dearer))
    expect(Date.now() - imported).toBeLessThan(1000)
    expect((await page()).cacheState).toBe('HIT')
  } finally {
    await ownShops.close()
    await rm(folder, { recursive: true, force: true })
  }
})

test('while its database is away the shop serves its cached pages', async () => {
  const ownShops = await openOwnShops()
  try {
    const shop = await ownShops.startFilled('a')
    await shop.ready()
    await (await fetch(shop.address)).text()
    await shop.killDatabase()
    for (let n = 0; n < 3; n++) {
      expect((await fetch(shop.address)).status).toBe(200)
      await sleep(300)
    }
  } finally {
    await ownShops.close()
  }
})

test('a page cached by another build is not served by this one', async () => {
  const ownShops = await openOwnShops()
  const page = async (address: string) => {
    const response = await fetch(`${address}/aboutPage`)
    const html = await response.text()
    // The page names its script's data, in which the build stands.
    const [, data = ''] = /data-later="(\/page-script\/[^"]+)"/.exec(html) ?? []
    const script = await (await fetch(address + data)).text()
    return { cacheState: response.headers.get(CACHE_STATE_HEADER), html, script }
  }
  try {
    const shop = await ownShops.startFilled('a')
    await shop.ready()
    await page(shop.address)
    const before = await page(shop.address)
    expect(before.cacheState).toBe('HIT')
    const build = (await readFile(BUILD_ID_FILE, 'utf8')).trim()
    expect(before.script).toContain(build)

    const next = await openCopy(shop.dataDir, folder =>
      writeFile(path.join(folder, path.basename(BUILD_ID_FILE)), 'the-next-build'),
    )
    const after = [await page(next.address), await page(next.address)]
    await next.close()
    expect(after.map(({ cacheState }) => cacheState)).toEqual(['MISS', 'HIT'])
    for (const { html, script } of after) {
      expect(script).toContain('the-next-build')
      expect(html + script).not.toContain(build)
    }
  } finally {
    await ownShops.close()
  }
})

/** The products' table with another price in the row of that name. */
function withPrice(csv: string, name: string, price: number) {
  const [head = '', ...lines] = csv.split('\n')
  const column = head.split(',').indexOf('discountPrice')
  const row = lines.findIndex(line => line.includes(name))
  const cells = (lines[row] ?? '').match(/("(?:[^"]|"")*"|[^,]*)(,|$)/g) ?? []
  cells[column] = `${price},`
  lines[row] = cells.join('')
  return [head, ...lines].join('\n')
}

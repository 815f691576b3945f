import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, type Page, test } from 'playwright/test'
import { memoryOf } from '../scripts/bench/memory/process-memory.mjs'
import { importFolder } from './import-folder.ts'
import { openOwnShops, type StartedShop } from './started-shop.ts'

// A seller sends a large sheet from her phone, goes on with other things meanwhile, publishes it and takes it back.
const ROWS = process.env.PROVE ? 100_000 : 2_000
/** What the shop's processes may take more while they read so much: rows are passed on, never kept. */
const MORE_MB = 100
const FIRST_REQUESTS = 25
const PATIENCE = process.env.PROVE ? 240_000 : 60_000

test.use({ viewport: { width: 360, height: 740 } })

test('a sheet is sent, read, published and taken back while the shop answers, and takes no more memory for more rows', {
  tag: '@narrow',
}, async ({ page }) => {
  test.setTimeout(4 * PATIENCE)
  const folder = await mkdtemp(path.join(os.tmpdir(), 'haat-sheet-'))
  const ownShops = await openOwnShops()
  try {
    const file = path.join(folder, 'products.csv')
    await writeGoods(file)
    const shop = await ownShops.startEmpty('desk-sheet')
    await shop.ready()
    await openDoor(shop, path.join(folder, 'first'))
    const address = shop.address.replace('127.0.0.1', 'localhost')
    await enter(page, shop, address)
    await page.goto(`${address}/desk/import`)
    await page.getByRole('button', { name: 'Bring a sheet' }).click()
    await page.waitForURL(/\/desk\/import\/.+/)
    const watch = watchShop(shop)
    await page.getByLabel('Choose files').setInputFiles(file)
    await expect(page.getByRole('button', { name: 'Read it' })).toBeVisible({ timeout: PATIENCE })
    await watch.step('sent')

    await page.getByRole('button', { name: 'Read it' }).click()
    await expect(page.getByRole('progressbar')).toBeVisible()
    await goElsewhereAndComeBack(page)
    await expect(page.getByRole('button', { name: 'Publish' })).toBeVisible({ timeout: PATIENCE })
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: /things?/ })
        .first(),
    ).toBeVisible()
    await watch.step('read')

    await publish(page)
    await goElsewhereAndComeBack(page)
    await expect(page.getByText('What has changed')).toBeVisible({ timeout: PATIENCE })
    const database = await shop.database()
    const onSale = async () =>
      Number((await database.query('select count(*) from products where not withdrawn')).rows[0]?.count)
    expect(await onSale()).toBe(ROWS + 1)
    await watch.step('published')

    await page.goto(`${address}/desk/import`)
    await page.getByText('Take back …').first().click()
    await page.getByRole('button', { name: 'What it would change' }).click()
    await page.waitForURL(/\/desk\/import\/.+/)
    await expect(page.getByRole('button', { name: 'Publish' })).toBeVisible({ timeout: PATIENCE })
    await publish(page)
    await expect(page.getByText('What has changed')).toBeVisible({ timeout: PATIENCE })
    expect(await onSale()).toBe(1)
    await watch.step('taken back')

    const { steps, failed, mb } = await watch.end()
    for (const [type, description] of steps) test.info().annotations.push({ type, description })
    expect(failed).toEqual([])
    expect(Math.max(...mb) - (mb[0] ?? 0)).toBeLessThan(MORE_MB)
  } finally {
    await ownShops.close()
    await rm(folder, { recursive: true })
  }
})

/** By its first import. */
async function openDoor({ dataDir }: StartedShop, folder: string) {
  await mkdir(folder)
  for (const [name, text] of Object.entries(FIRST)) await writeFile(path.join(folder, name), text)
  await importFolder(dataDir, folder)
}

const FIRST = {
  'products.csv':
    'ASIN,name,path,originalPrice,discountPrice,sizes\nS-1,Printed stole,Cloth > Prints > Stoles,900,800,NA:5\n',
  'shop.json': JSON.stringify({ name: 'Kurta House', mobile: '98765 00000' }),
}

async function writeGoods(file: string) {
  const out = createWriteStream(file)
  out.write('ASIN,name,path,originalPrice,discountPrice,sizes,description\n')
  for (let n = 1; n <= ROWS; n++) {
    const price = 150 + ((n * 7_919) % 9_000)
    const line = `G-${n},Handmade thing ${n},Group ${n % 4} > Category ${n % 12} > Section ${n % 60},${price + 100},${price},S:${n % 10}|M:5,"Made by hand, number ${n}. Washed at 30 degrees."\n`
    if (!out.write(line)) await once(out, 'drain')
  }
  out.end()
  await once(out, 'close')
}

async function enter(page: Page, shop: StartedShop, address: string) {
  const token = randomBytes(32).toString('base64url')
  await (await shop.database()).query(
    `with person as (insert into desk_people (name, role) values ('Asha', 'owner') returning id)
     insert into desk_sessions (token_hash, person_id, device) select $1, id, 'test' from person`,
    [createHash('sha256').update(token).digest()],
  )
  const { hostname } = new URL(address)
  await page
    .context()
    .addCookies([{ name: 'desk_session', value: token, domain: hostname, path: '/desk', httpOnly: true }])
}

/** The work goes on without its page. */
async function goElsewhereAndComeBack(page: Page) {
  await page.getByRole('link', { name: 'Orders' }).click()
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible()
  await page.goto(new URL('/desk/import', page.url()).href)
  await page.locator('.desk-card a[href^="/desk/import/"]').first().click()
  await page.waitForURL(/\/desk\/import\/.+/)
}

/** Says that it is meant, where that is asked. */
async function publish(page: Page) {
  const meant = page.getByLabel('Yes, this is meant')
  if ((await meant.count()) > 0) await meant.check()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('button', { name: 'Publish' })).toHaveCount(0)
}

/** Asks the shop and its desk all the time, and looks at the memory of the shop's own processes, the database apart. */
function watchShop({ address, command }: StartedShop) {
  const failed: string[] = []
  const mb: number[] = []
  const steps: [string, string][] = []
  let times: number[] = []
  let begun = performance.now()
  let ended = false
  const ask = async (where: string) => {
    const asked = performance.now()
    const { status } = await fetch(address + where, { signal: AbortSignal.timeout(10_000) })
    times.push(performance.now() - asked)
    if (status !== 200) failed.push(`${where}: ${status}`)
  }
  const askAll = async () => {
    for (const where of ['/', '/product/s-1', '/Product-Serach/handmade', '/desk/sign-in'])
      await ask(where).catch(error => failed.push(`${where}: ${error}`))
  }
  const watching = (async () => {
    // A shop that answers its first requests takes more by these alone.
    for (let n = 0; n < FIRST_REQUESTS; n++) await askAll()
    while (!ended) {
      const { all, database } = memoryOf(command.pid)
      mb.push(all - database)
      await askAll()
      await sleep(200)
    }
  })()
  return {
    step: async (name: string) => {
      const sorted = times.toSorted((one, other) => one - other)
      const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
      steps.push([
        name,
        `${((performance.now() - begun) / 1000).toFixed(1)} s, ${Math.round(mb.at(-1) ?? 0)} MB, most ${Math.round(Math.max(...mb))} MB; pages ${at(0.5)} ms, 99 of 100 ${at(0.99)} ms, longest ${at(1)} ms`,
      ])
      times = []
      begun = performance.now()
    },
    end: async () => {
      ended = true
      await watching
      return { steps, failed, mb }
    },
  }
}

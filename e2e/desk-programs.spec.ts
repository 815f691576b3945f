import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page, test } from 'playwright/test'
import { faultsOf } from './axe.ts'
import { joinDesk, saidByDesk } from './desk-people.ts'
import { expectNoSidewaysScroll } from './no-sideways-scroll.ts'

// Keys for programs. Each act and each call: lib/backend/programs, lib/api/server/v1.

/** Names of their own for each run at a width. */
const nameOf = (name: string, page: Page) => `${name} ${page.viewportSize()?.width}`

const keysCommand = (...words: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/keys.mjs', ...words], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: path.join(process.env.E2E_DATA_DIR ?? '', 'data') },
  }).then(({ stdout }) => stdout)

test('the owner makes a key, a program reads with it, and it is dead once it is ended', async ({
  page,
  request,
}) => {
  test.slow()
  const name = nameOf('Accounts', page)
  await joinDesk(page, 'owner', nameOf('Keya', page))
  await page.goto('/desk/shop')
  await page.getByRole('link', { name: 'Keys for programs' }).click()
  await page.getByLabel('What it is for').fill(name)
  await page.getByRole('button', { name: 'Make the key' }).click()
  await expect(page.getByText('Please tick at least one thing')).toBeVisible()
  await page.getByLabel('Read orders').check()
  await expectNoSidewaysScroll(page)
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Make the key' }).click()
  const key = (await page.locator('.desk-link').textContent())?.trim() ?? ''
  expect(key).toMatch(/^haat_key_[\w-]{43}$/)
  await expectNoSidewaysScroll(page)
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('never used')

  const call = (url: string) => request.get(url, { headers: { authorization: `Bearer ${key}` } })
  const orders = await call('/api/v1/orders?limit=1')
  expect([orders.status(), orders.headers()['ratelimit-limit']]).toEqual([200, '600'])
  expect((await (await call('/api/v1/customers')).json()).detail).toContain('customers:read')
  // The desk's own cookie opens no call.
  expect(await page.evaluate(() => fetch('/api/v1/orders').then(({ status }) => status))).toBe(401)

  await page.reload()
  await expect(page.getByText(key)).toHaveCount(0)
  const row = page.getByRole('listitem').filter({ hasText: name })
  await expect(row).toContainText('last used')
  await row.getByText('End this key').first().click()
  await row.getByRole('button', { name: 'End this key' }).click()
  await expect(saidByDesk(page, 'opens nothing any more')).toBeVisible()
  expect((await call('/api/v1/orders')).status()).toBe(401)
})

test('without script a key is shown once, on the next page; the command makes and ends one too', async ({
  browser,
  baseURL,
  page,
  request,
}) => {
  test.slow()
  await joinDesk(page, 'owner', nameOf('Kabir', page))
  const context = await browser.newContext({
    baseURL,
    javaScriptEnabled: false,
    viewport: { width: 320, height: 640 },
    storageState: await page.context().storageState(),
  })
  const plain = await context.newPage()
  await plain.goto('/desk/shop/programs')
  await plain.getByLabel('What it is for').fill(nameOf('Sheets', page))
  await plain.getByLabel('Read stock').check()
  await plain.getByRole('button', { name: 'Make the key' }).click()
  const key = (await plain.locator('.desk-link').textContent())?.trim() ?? ''
  await expectNoSidewaysScroll(plain)
  const ofKey = { headers: { authorization: `Bearer ${key}` } }
  expect((await request.get('/api/v1/stock?limit=1', ofKey)).status()).toBe(200)
  await plain.reload()
  await expect(plain.locator('.desk-link')).toHaveCount(0)
  await context.close()

  const name = nameOf('Command', page)
  const made = /haat_key_[\w-]{43}/.exec(
    await keysCommand('make', '--name', name, '--scopes', 'bills:read'),
  )?.[0]
  const bills = await request.get('/api/v1/bills', { headers: { authorization: `Bearer ${made}` } })
  expect(bills.status()).toBe(200)
  expect(await keysCommand('list')).toContain(name)
  await keysCommand('revoke', name)
  expect(await keysCommand('list')).not.toContain(name)
})

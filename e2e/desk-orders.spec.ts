import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { type BrowserContext, expect, type Page } from 'playwright/test'
import { expectNoSidewaysScroll } from './no-sideways-scroll.ts'
import { newMobile } from './shopper.ts'
import type { StartedShop } from './started-shop.ts'
import { COTTON, testInOwnShop } from './test-in-own-shop.ts'

// A day of a small shop at its desk, on a phone: by the seller, and by a packer.
const FILES = {
  'categories.csv': COTTON,
  'products.csv': `ASIN,name,subcategory_id,originalPrice,discountPrice,recommendedSellingPrice,sizes
K-1,Court Kurta,101,1000,900,40,S:50|M:50
K-2,Cotton Stole,101,700,600,0,NA:50
`,
  'shop.json': JSON.stringify({
    name: 'Kurta House',
    mobile: '98765 00000',
    couriers: ['India Post'],
    seller: { address: { pin: '392001' } },
  }),
}

const test = testInOwnShop('desk-orders', { files: FILES })

/** Somebody who works here, signed in in this browser. */
async function signIn(context: BrowserContext, shop: StartedShop, role: 'owner' | 'packer', name = 'Asha') {
  const token = randomBytes(32).toString('base64url')
  const client = await shop.database()
  await client.query(
    `with person as (insert into desk_people (name, role) values ($1, $2) returning id)
     insert into desk_sessions (token_hash, person_id, device) select $3, id, 'test' from person`,
    [name, role, createHash('sha256').update(token).digest()],
  )
  const { hostname } = new URL(shop.address)
  await context.addCookies([
    { name: 'desk_session', value: token, domain: hostname, path: '/desk', httpOnly: true },
  ])
}

/** Takes an order on the phone, as the seller does. Its number. */
async function takeOrder(
  page: Page,
  name: string,
  { thing = 'Court Kurta, S', mobile = newMobile() }: { thing?: string; mobile?: string } = {},
) {
  await page.goto(`/desk/new-order?q=${encodeURIComponent(thing.split(',')[0] ?? '')}`)
  await page.getByRole('link', { name: `Add ${thing}` }).click()
  await page.getByLabel('Mobile number').fill(mobile)
  await page.getByRole('textbox', { name: 'Name', exact: false }).first().fill(name)
  await page.getByLabel('House and street').fill('14 Ghat Road')
  await page.getByRole('textbox', { name: 'PIN code', exact: true }).fill('451224')
  await page.getByLabel('Town or city').fill('Khargone')
  await page.getByLabel('State').selectOption('Madhya Pradesh')
  await page.getByRole('button', { name: 'Take the order' }).click()
  await page.waitForURL(/\/desk\/order\//)
  return page.url().split('/').at(-1) ?? ''
}

/** npm run parcels, beside the running shop: its output and its exit code. */
const parcels = ({ address, dataDir }: StartedShop, ...words: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/parcels.mjs', ...words], {
    env: { ...process.env, PORT: new URL(address).port, DATABASE_URL: '', DATA_DIR: dataDir },
  }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout, stderr }) => ({ code, said: `${stdout}${stderr}` }),
  )

const status = async (shop: StartedShop, id: string) => {
  const client = await shop.database()
  const { rows } = await client.query('select status from orders where id = $1', [id])
  return rows[0]?.status
}

test('an order goes its way by thumb, without a page load', { tag: '@narrow' }, async ({
  page,
  context,
  shop,
}) => {
  test.slow()
  await signIn(context, shop, 'owner')
  const id = await takeOrder(page, 'Meena Rao')
  await expectNoSidewaysScroll(page)
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.getByRole('button', { name: 'Packed: make the bill' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'is packed' })).toBeVisible()
  await page.getByLabel('Number of the parcel').fill('EM123456789IN')
  await page.getByRole('button', { name: 'It is sent' }).click()
  await expect(page.getByRole('button', { name: 'It is delivered' })).toBeVisible()
  await page.getByRole('button', { name: 'It is delivered' }).click()
  await expect(page.locator('.desk-tag', { hasText: 'Delivered' })).toBeVisible()
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  expect(await status(shop, id)).toBe('delivered')
  await page.getByRole('link', { name: /^Bill/ }).first().click()
  await page.waitForURL(/\/bill\//)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('two people on one order: the second reads what the first did', { tag: '@narrow' }, async ({
  page,
  context,
  browser,
  shop,
}) => {
  test.slow()
  await signIn(context, shop, 'owner')
  const id = await takeOrder(page, 'Two People')
  const other = await browser.newContext({ baseURL: shop.address })
  await signIn(other, shop, 'packer', 'Ravi')
  const packer = await other.newPage()
  await packer.goto(`/desk/order/${id}`)
  await expect(packer.getByText('₹')).toHaveCount(0)
  await packer.getByRole('button', { name: 'Packed: make the bill' }).click()
  await expect.poll(() => status(shop, id)).toBe('packed')
  await page.getByText('Cancel the order').click()
  await page.getByLabel('Why, as its customer reads it').fill('Sold out')
  await page.getByRole('button', { name: 'Cancel this order' }).click()
  await expect(page.getByText(/^Ravi packed it/).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Packed: make the bill' })).toHaveCount(0)
  expect(await status(shop, id)).toBe('packed')
  // What has ended is none of a packer's.
  const client = await shop.database()
  await client.query(`update orders set status = 'cancelled' where id = $1`, [id])
  expect((await packer.goto(`/desk/order/${id}`))?.status()).toBe(404)
  await packer.goto('/desk/orders/returns')
  await expect(packer).toHaveURL(/not-yours/)
  await other.close()
})

test('several at once, their papers, and new orders that appear by themselves', { tag: '@narrow' }, async ({
  page,
  context,
  browser,
  shop,
}) => {
  test.slow()
  await signIn(context, shop, 'owner')
  const mobile = newMobile()
  const ids = [
    await takeOrder(page, 'Order One', { mobile }),
    await takeOrder(page, 'Order Two', { mobile, thing: 'Cotton Stole' }),
  ]
  await page.goto('/desk/orders?tab=placed')
  for (const id of ids) await page.getByLabel(`Choose order ${id}`).check()
  await page.getByRole('button', { name: 'Pack', exact: true }).click()
  await expect(page.getByText('Done for 2.').first()).toBeVisible()
  for (const id of ids) expect(await status(shop, id)).toBe('packed')
  await page.goto('/desk/orders?tab=packed')
  for (const id of ids) await page.getByLabel(`Choose order ${id}`).check()
  await page.getByRole('button', { name: 'Print labels' }).click()
  await expect(page.locator('.desk-label')).toHaveCount(2)
  await expect(page.locator('.desk-label svg')).toHaveCount(4)
  await page.goBack()
  for (const id of ids) await page.getByLabel(`Choose order ${id}`).check()
  await page.getByRole('button', { name: 'Send …' }).click()
  await expect(page.getByLabel('Number of the parcel')).toHaveCount(2)
  for (const [at, field] of (await page.getByLabel('Number of the parcel').all()).entries())
    await field.fill(`EM00000000${at}IN`)
  await page.getByRole('button', { name: 'They are sent' }).click()
  await expect(page.getByText('Done for 2.').first()).toBeVisible()
  for (const id of ids) expect(await status(shop, id)).toBe('shipped')

  // It counts the tones that are played, two for each time.
  await page.addInitScript(() => {
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (...when) {
      const { body } = document
      body.dataset.tones = String(Number(body.dataset.tones ?? 0) + 1)
      return start.apply(this, when)
    }
  })
  await page.goto('/desk/orders')
  await page.getByLabel('Sound for new orders').check()
  await expect(page.locator('body')).toHaveAttribute('data-tones', '2')
  const other = await browser.newContext({ baseURL: shop.address })
  await signIn(other, shop, 'owner', 'Ravi')
  const id = await takeOrder(await other.newPage(), 'Comes Later', { mobile: '+91 98765 43210' })
  await expect(page.getByText('Comes Later').first()).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('body')).toHaveAttribute('data-tones', '4')
  await page.goto('/desk/pick-list')
  await expect(page.getByText('Court Kurta').first()).toBeVisible()
  await page.goto(`/desk/orders?q=${encodeURIComponent('+91 98765 43210')}`)
  await expect(page.locator('.desk-order-row').first()).toContainText('Comes Later')
  expect(await status(shop, id)).toBe('placed')
  await other.close()
})

test('a parcel is booked with a courier, labelled, and followed to the door', { tag: '@narrow' }, async ({
  page,
  context,
  shop,
}) => {
  test.slow()
  await signIn(context, shop, 'owner')
  const id = await takeOrder(page, 'Courier Rao')
  await page.getByRole('button', { name: 'Packed: make the bill' }).click()
  await page.getByRole('link', { name: 'Book a courier' }).click()
  await expect(page.getByText('says no weight')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByText('Weigh it, and ask again').click()
  await page.getByLabel('Weight in grams').fill('1200')
  await page.getByRole('button', { name: 'Ask with this parcel' }).click()
  await expect(page).toHaveURL(/weight=1200/)
  await page.getByRole('radio', { name: /Malwa Express.*Fastest/s }).check()
  await page.getByRole('button', { name: 'Book this courier' }).click()
  await expect(page).toHaveURL(new RegExp(`/desk/order/${id}$`))
  await expect(page.getByText('Malwa Express').first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  const label = await page.request.get(`/desk/courier-label/${id}`)
  expect(label.headers()['content-type']).toBe('application/pdf')
  const moves = await page.getByRole('link', { name: 'Let the parcel go on' }).getAttribute('href')
  const courier = await context.newPage()
  await courier.goto(String(moves))
  await courier.getByRole('button', { name: 'It is picked up' }).click()
  await expect.poll(() => status(shop, id), { timeout: 20_000 }).toBe('shipped')
  await courier.getByRole('button', { name: 'Nobody opens' }).click()
  const client = await shop.database()
  await client.query('update courier_bookings set check_at = now() where order_id = $1', [id])
  await expect(async () => {
    await page.goto('/desk/orders')
    await page.getByRole('link', { name: '1 parcel needs you' }).click({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
  await page.locator('.desk-order-row').first().getByRole('link').first().click()
  await page.getByLabel('What the courier should know').first().fill('At home after six')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('is asked to try again').first()).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('by command couriers are asked, one is booked, labelled and cancelled', { tag: '@narrow' }, async ({
  page,
  context,
  shop,
}) => {
  test.slow()
  await signIn(context, shop, 'owner')
  const id = await takeOrder(page, 'Command Rao')
  const label = path.join(shop.dataDir, 'label.pdf')
  expect(await parcels(shop, 'rates', id)).toMatchObject({
    code: 1,
    said: expect.stringMatching(/Pack .* first/),
  })
  await page.getByRole('button', { name: 'Packed: make the bill' }).click()
  await expect.poll(() => status(shop, id)).toBe('packed')
  expect((await parcels(shop, 'rates', id, '--weight', '1200')).said).toMatch(/1200 g[\s\S]*Malwa Express, ₹/)
  expect((await parcels(shop, 'book', id, '--courier', 'Nobody')).code).toBe(1)
  expect((await parcels(shop, 'book', id, '--courier', 'Malwa Express')).said).toContain(
    'Booked: Malwa Express',
  )
  expect((await parcels(shop, 'book', id, '--courier', 'Malwa Express')).code).toBe(1)
  expect((await parcels(shop, 'label', id, label)).code).toBe(0)
  expect((await readFile(label)).subarray(0, 5).toString()).toBe('%PDF-')
  await page.reload()
  await expect(page.getByText('Malwa Express').first()).toBeVisible()
  expect((await parcels(shop, 'unbook', id)).said).toContain('The booking is cancelled.')
  expect((await parcels(shop, 'settled', id)).code).toBe(1)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('an order is sold at the stall; another is packed, sent and found wrong', { tag: '@narrow' }, async ({
    page,
    context,
    shop,
  }) => {
    test.slow()
    await signIn(context, shop, 'owner')
    await page.goto('/desk/new-order?taken=stall&q=Cotton+Stole')
    await page.getByRole('link', { name: 'Add Cotton Stole' }).click()
    await page.getByLabel('Mobile number').fill('9876543211')
    await page.getByLabel('State').selectOption('Madhya Pradesh')
    await page.getByLabel('Cash, now').check()
    await page.getByRole('button', { name: 'Paid and handed over' }).click()
    await expect(page.getByText(/^Sold: /)).toBeVisible()
    await expect(page.locator('.desk-tag', { hasText: 'Delivered' })).toBeVisible()

    const id = await takeOrder(page, 'No Script')
    await page.getByRole('button', { name: 'Packed: make the bill' }).click()
    await expect(page.getByText('is packed, and its bill is made')).toBeVisible()
    await page.getByLabel('Number of the parcel').fill('EM1')
    await page.getByRole('button', { name: 'It is sent' }).click()
    expect(await status(shop, id)).toBe('shipped')
    await page.getByText('Wrong courier or number?').click()
    await page.getByLabel('Number of the parcel').fill('EM2')
    await page.getByRole('button', { name: 'Correct it' }).click()
    await expect(page.getByText('EM2').first()).toBeVisible()
    await page.goto('/desk/orders')
    await page.getByLabel(`Choose order ${id}`).check()
    await page.getByRole('button', { name: 'Delivered', exact: true }).click()
    await expect(page.getByText(/^Done for 1\./)).toBeVisible()
    expect(await status(shop, id)).toBe('delivered')

    const wrong = await takeOrder(page, 'No Script Either')
    await page.getByText('Cancel the order').click()
    await page.getByLabel('Why, as its customer reads it').fill('Sold out')
    await page.getByRole('button', { name: 'Cancel this order' }).click()
    await expect(page.getByText('is cancelled, and its customer is told')).toBeVisible()
    expect(await status(shop, wrong)).toBe('cancelled')
  })
  test('a courier is booked and cancelled', { tag: '@narrow' }, async ({ page, context, shop }) => {
    test.slow()
    await signIn(context, shop, 'owner')
    const id = await takeOrder(page, 'No Script Courier')
    await page.getByRole('button', { name: 'Packed: make the bill' }).click()
    await page.getByRole('link', { name: 'Book a courier' }).click()
    await page.getByRole('button', { name: 'Book this courier' }).click()
    await expect(page.getByText(/^Booked: Narmada Surface, \d{12}/)).toBeVisible()
    await page.getByText('Cancel the booking').click()
    await page.getByRole('button', { name: 'Cancel this booking' }).click()
    await expect(page.getByText('The booking is cancelled.')).toBeVisible()
    await page.goto(`/desk/order/${id}/courier`)
    await expect(page.getByRole('button', { name: 'Book this courier' })).toBeVisible()
    expect(await status(shop, id)).toBe('packed')
  })
})

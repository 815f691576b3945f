import { expect, type Page, test } from 'playwright/test'
import { faultsOf } from './axe.ts'
import { joinDesk } from './desk-people.ts'
import { newCustomer, POT } from './fixtures.ts'

// Every screen of the desk for eyes, fingers and screen readers: in both colour schemes, at 320 px, and with letters of double size.
test.use({ trace: 'off' })
test.describe.configure({ mode: 'serial', timeout: process.env.PROVE ? 600_000 : 180_000 })

const MOST_USED = ['orders', 'new-order', 'things', 'shop', 'shop/delivery', 'shop/policies/returns', 'money']
const OTHERS = [
  ...[
    'orders?tab=placed&choose=all',
    'orders/returns',
    'pick-list',
    'new-order?taken=stall&q=pot',
    'book',
    'people',
  ],
  ...[
    'devices',
    'things?show=few',
    'things/sort',
    'things/searches',
    'things/feeds',
    'import',
    'money/answers',
  ],
  ...[
    'money/answers/ratings',
    'money/answers/messages',
    'money/answers/searches',
    'money/bills',
    'money/customers',
  ],
  ...['shop/looks', 'shop/banners', 'shop/colours', 'shop/coupons', 'shop/keys', 'shop/closed', 'shop/name'],
  ...['shop/contact', 'shop/seller', 'shop/officer', 'shop/tax', 'shop/returns', 'shop/paying', 'shop/upi'],
  ...['shop/words', 'shop/home', 'shop/links', 'shop/declared', 'shop/policies'],
]

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Whatever is folded is read too. */
const unfold = (page: Page) =>
  page.evaluate(() => {
    for (const folded of document.querySelectorAll('details')) folded.open = true
  })

async function checkScreen(page: Page, path: string) {
  const at = (fault: string | number) => `${path}: ${fault}`
  await page.setViewportSize({ width: 360, height: 740 })
  expect((await page.goto(path))?.status(), path).toBe(200)
  await unfold(page)
  const faults = (await faultsOf(page)).map(at)
  await page.emulateMedia({ colorScheme: 'dark' })
  faults.push(
    ...(await faultsOf(page, ['color-contrast', 'link-in-text-block'])).map(fault => at(`dark: ${fault}`)),
  )
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 320, height: 640 })
  if ((await overflow(page)) > 0) faults.push(at(`${await overflow(page)} px too wide at 320`))
  await page.setViewportSize({ width: 360, height: 740 })
  await page.addStyleTag({ content: ':root { font-size: 200% !important }' })
  if ((await overflow(page)) > 0) faults.push(at(`${await overflow(page)} px too wide with large letters`))
  return faults
}

test('the screens of the desk can be seen, pressed and heard', { tag: '@narrow' }, async ({ page }) => {
  const customer = await newCustomer(page)
  const added = await (await customer.addAddress()).json()
  const placed = await page.request.post('/api/insert_Customer_Order', {
    headers: { authorization: `Bearer ${customer.token}` },
    data: {
      addressid: added.data[0].id,
      paymentmode: 'COD',
      orders: [{ productcode: String(POT), quantity: 1 }],
    },
  })
  const id = (await placed.json()).data[0].coorderid
  await joinDesk(page, 'owner', 'Asha')
  const faults: string[] = []
  for (const screen of [...MOST_USED, `order/${id}`, `thing/${POT}`, ...(process.env.PROVE ? OTHERS : [])])
    faults.push(...(await checkScreen(page, `/desk/${screen}`)))
  expect(faults).toEqual([])
})

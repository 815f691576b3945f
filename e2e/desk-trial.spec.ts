import { expect } from 'playwright/test'
import { until } from './started-shop.ts'
import { testInOwnShop } from './test-in-own-shop.ts'
import { newShopper } from './trial/customers.ts'
import {
  afterDelivery,
  afterTheWay,
  BY_HAND,
  beforePacking,
  type DayOrder,
  packAndSend,
  STORIES,
  type Story,
  shopperOrders,
  sumBeside,
  takeByHand,
} from './trial/day-of-orders.ts'
import { type NewThing, openShop } from './trial/open-shop.ts'
import { drawLogo, takePhoto } from './trial/photo.ts'
import { slowDown, thumbOn } from './trial/thumb.ts'

// A seller who knows nothing but the link of the first start: she opens a shop at its desk, sells for a day, and counts.
// PROVE: ten things with photographs of twelve megapixels and forty orders, on a slow phone with a slow network.
const IS_WHOLE = Boolean(process.env.PROVE)
const [THINGS, ORDERS] = IS_WHOLE ? [10, 40] : [2, 8]
const PHOTO = IS_WHOLE ? { width: 4000, height: 3000 } : { width: 800, height: 600 }
const PATIENCE = IS_WHOLE ? 3_600_000 : 240_000

const test = testInOwnShop('desk-trial', { isNew: true, isOneWay: true })
test.use({ actionTimeout: 30_000, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

const NAMES = [
  'Banarasi',
  'Bandhani',
  'Paithani',
  'Kanjeevaram',
  'Chanderi',
  'Patola',
  'Tussar',
  'Kota',
  'Ikat',
  'Leheriya',
]
const thingNumber = (n: number, photo: string): NewThing => ({
  ...{ name: `${NAMES[n]} saree`, photo, pieces: '60' },
  ...{ price: `${900 + 137 * n}.${n % 2 ? '50' : '00'}`, mrp: String(1500 + 200 * n) },
})

let cookies: Awaited<ReturnType<import('playwright/test').BrowserContext['cookies']>> = []

test('from the link of the first start to an open shop, by the desk alone', { tag: '@narrow' }, async ({
  page,
  shop,
  baseURL,
}) => {
  test.setTimeout(PATIENCE)
  const things: NewThing[] = []
  for (let n = 0; n < THINGS; n++)
    things.push(thingNumber(n, await takePhoto(test.info().outputPath(`${n}.jpg`), PHOTO)))
  const logo = await drawLogo(test.info().outputPath('logo.png'))
  if (IS_WHOLE) await slowDown(page)
  const thumb = thumbOn(page)
  await openShop(thumb, /\/desk\/join\/[\w-]+/.exec(shop.said())?.[0] ?? '', things, logo)
  const { steps, minutes } = thumb.told()
  test.info().annotations.push({ type: 'opened', description: `${steps} steps, ${minutes} minutes` })
  expect(minutes).toBeLessThan(30)
  cookies = await page.context().cookies(`${baseURL}/desk`)

  const home = await (await fetch(`${shop.address}/`)).text()
  expect(home).toContain('Surat Silk House')
  expect(home).toContain('Banarasi saree')
  expect(home).toContain('#7a1f3d')
})

test('a day of orders is worked off by thumb, and the money page is the bank and the bills, to the paisa', {
  tag: '@narrow',
}, async ({ page, shop, request }) => {
  test.setTimeout(PATIENCE)
  const database = await shop.database()
  const sum = async (of: string, rows: string) =>
    Number((await database.query(`select coalesce(sum(${of}), 0)::bigint as sum from ${rows}`)).rows[0]?.sum)
  const ids = (await database.query<{ id: number }>('select id from products order by id')).rows.map(
    ({ id }) => id,
  )
  await page.context().addCookies(cookies)
  if (IS_WHOLE) await slowDown(page)
  const thumb = thumbOn(page)
  await page.goto('/desk')

  const stories = Array.from({ length: ORDERS }, (_, n) => STORIES[n % STORIES.length] as Story)
  const orders: DayOrder[] = []
  for (const [n, story] of stories.entries()) {
    const bought = [ids[n % ids.length] ?? 0, ids[(n + 1) % ids.length] ?? 0]
    orders.push(
      story === 'phone' || story === 'stall'
        ? await takeByHand(thumb, story, `${NAMES[n % THINGS]} saree`)
        : await shopperOrders(story, await newShopper(request), bought),
    )
  }
  let atDoor = 0
  let paidBack = 0
  for (const order of orders)
    if (order.story === 'stall') {
      await page.goto(`/desk/order/${order.id}`)
      atDoor += await sumBeside(thumb, 'Total')
    }
  await page.goto('/desk')
  await thumb.look('the-morning')
  for (const order of orders) await beforePacking(thumb, order)
  await packAndSend(thumb)
  for (const order of orders) atDoor += await afterTheWay(thumb, order)
  for (const order of orders) paidBack += await afterDelivery(thumb, order)
  await thumb.follow('Orders')
  await thumb.look('the-evening')

  // The provider pays back in its own time.
  const owed = `(select amount from refunds where state <> 'done' union all
    select amount from part_refunds where state <> 'done') r`
  await until(async () => (await sum('amount', owed)) === 0, 60_000)
  await thumb.follow('Money')
  await thumb.look('money')
  const bank = {
    online: await sum('amount', `practice.payments where status in ('captured', 'refunded')`),
    back: await sum('amount', 'practice.refunds'),
  }
  const shown = {
    online: await sumBeside(thumb, 'Paid online'),
    door: await sumBeside(thumb, 'Paid at the door and at the stall'),
    back: -(await sumBeside(thumb, 'Given back, or on its way back')),
    kept: await sumBeside(thumb, 'With you'),
    billed: await sumBeside(thumb, 'Bills, less what was taken back'),
    told: await sumBeside(thumb, 'By the bills'),
  }
  const bills = (await sum('total', 'bills')) - (await sum('total', 'credit_notes'))
  const goodwill = 15_050 * orders.filter(({ story }) => story === 'goodwill').length
  expect(shown).toEqual({
    ...{ online: bank.online, door: atDoor, back: bank.back + paidBack, billed: bills },
    kept: bank.online + atDoor - bank.back - paidBack,
    told: bank.online + atDoor - bank.back - paidBack,
  })
  expect(shown.billed - goodwill).toBe(shown.kept)
  await expect(page.getByText('Money and bills say the same of each order.')).toBeVisible()
  expect(orders.filter(({ story }) => BY_HAND.includes(story)).length).toBeGreaterThan(1)
  const { steps, minutes } = thumb.told()
  test
    .info()
    .annotations.push({ type: 'day', description: `${ORDERS} orders, ${steps} steps, ${minutes} minutes` })
})

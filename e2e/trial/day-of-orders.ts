import { expect } from 'playwright/test'
import { newUtr, type Shopper } from './customers.ts'
import type { Thumb } from './thumb.ts'

/** What becomes of an order. */
export const STORIES = [
  'at-door',
  'online',
  'phone',
  'cancelled',
  'refused',
  'returned',
  'goodwill',
  'stall',
  'wrong-address',
  'lost',
  'returned-at-door',
  'part-damaged',
  'cancelled-by-customer',
] as const
export type Story = (typeof STORIES)[number]

const ONLINE: readonly Story[] = ['online', 'cancelled', 'returned', 'lost', 'goodwill', 'part-damaged']
/** Typed in by the seller. */
export const BY_HAND: readonly Story[] = ['phone', 'stall']

export type DayOrder = { story: Story; id: string; shopper?: Shopper }

export async function shopperOrders(
  story: Story,
  shopper: Shopper,
  things: readonly number[],
): Promise<DayOrder> {
  const products = story === 'part-damaged' ? things.slice(0, 2) : things.slice(0, 1)
  const id = await shopper.order(ONLINE.includes(story) ? 'ONLINE' : 'COD', products)
  if (story === 'cancelled-by-customer') await shopper.cancel(id)
  return { story, id, shopper }
}

/** At the desk, as the seller hears it. */
export async function takeByHand(thumb: Thumb, story: 'phone' | 'stall', thing: string): Promise<DayOrder> {
  const { page } = thumb
  await thumb.follow('Orders')
  await thumb.follow('New order')
  if (story === 'stall') await thumb.follow('At the stall')
  await thumb.type(page.getByRole('searchbox'), thing)
  await thumb.press(page.getByRole('button', { name: 'Search' }))
  await thumb.press(page.getByRole('link', { name: new RegExp(`^Add ${thing}`) }).first())
  await thumb.type('Mobile number', '98765 43210')
  if (story === 'phone') {
    await thumb.type('Name', 'Savita Joshi')
    await thumb.type('House and street', '8 Lake Road')
    await thumb.type('PIN code', '395007')
    await thumb.pressButton('Take the order')
  } else {
    await thumb.tick(page.getByLabel('Cash, now'))
    await thumb.pressButton('Paid and handed over')
  }
  await page.waitForURL(/\/desk\/order\//, { timeout: 60_000 })
  return { story, id: page.url().split('/').at(-1)?.split('?')[0] ?? '' }
}

const search = async (thumb: Thumb, id: string) => {
  const { page } = thumb
  await thumb.follow('Orders')
  await thumb.type(page.getByRole('searchbox'), id)
  await page.getByRole('searchbox').press('Enter')
  await thumb.press(page.locator(`a[href="/desk/order/${id}"]`).first())
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(id) })).toBeVisible({ timeout: 30_000 })
}

/** Before the parcels leave: what is cancelled, and an address that is wrong. */
export async function beforePacking(thumb: Thumb, { story, id }: DayOrder) {
  const { page } = thumb
  if (story !== 'cancelled' && story !== 'wrong-address') return
  await search(thumb, id)
  if (story === 'cancelled') {
    await thumb.unfold('Cancel the order')
    await thumb.type('Why, as its customer reads it', 'The last piece has a stain')
    await thumb.pressButton('Cancel this order')
    return thumb.hears('is cancelled, and its customer is told')
  }
  await thumb.unfold('Correct the address')
  await thumb.type(page.getByLabel('House and street').last(), '44 Temple Street')
  await thumb.pressButton('Correct it')
  return thumb.hears(`The address of ${id} is corrected`)
}

/** All that wait, many at once. */
export async function packAndSend(thumb: Thumb) {
  const { page } = thumb
  const rows = page.locator('.desk-order-row')
  await list(thumb, 'To pack')
  while ((await rows.count()) > 0) {
    await chooseAll(thumb)
    await thumb.pressButton('Pack')
    await thumb.hears(/^Done for/)
    await page.reload()
  }
  await list(thumb, 'To send')
  while ((await rows.count()) > 0) {
    await chooseAll(thumb)
    await thumb.pressButton('Send …')
    await page.waitForURL(/\/desk\/orders\/ship/)
    await thumb.type('Courier for all of them', 'India Post')
    const numbers = await page.getByLabel('Number of the parcel').all()
    for (const [at, field] of numbers.entries()) await thumb.type(field, `EM${1000 + at}IN`)
    await thumb.pressButton('They are sent')
    await thumb.hears(/^Done for/)
    await list(thumb, 'To send')
  }
}

/** Shown before its rows are counted: on a slow phone the list of before stands for a while. */
async function list(thumb: Thumb, name: string) {
  await thumb.follow('Orders')
  const link = thumb.page
    .getByRole('navigation', { name: 'Which orders' })
    .getByRole('link', { name: new RegExp(`^${name}`) })
  await thumb.press(link)
  await expect(link).toHaveAttribute('aria-current', 'page', { timeout: 30_000 })
}

async function chooseAll({ page, ...thumb }: Thumb) {
  const all = page.getByRole('link', { name: /^Choose all/ })
  if ((await all.count()) > 0) await thumb.press(all)
  else await thumb.tick(page.locator('.desk-order-row input').first())
}

/** The sum that stands beside a name on the page, in paise; 0 where there is none. */
export async function sumBeside({ page }: Pick<Thumb, 'page'>, name: string) {
  const said = await page
    .locator('dt', { hasText: new RegExp(`^${name}$`) })
    .first()
    .locator('xpath=following-sibling::dd[1]')
    .textContent({ timeout: 5_000 })
  const [, minus = '', rupees = '0'] = /(−?)₹([\d,]+(?:\.\d\d)?)/.exec(said ?? '') ?? []
  return Math.round(Number(rupees.replaceAll(',', '')) * 100) * (minus ? -1 : 1)
}

/** What the courier reports of a parcel. Returns what was paid at the door, as the page said to collect, in paise. */
export async function afterTheWay(thumb: Thumb, { story, id }: DayOrder): Promise<number> {
  if (['cancelled', 'cancelled-by-customer', 'stall'].includes(story)) return 0
  await search(thumb, id)
  if (story === 'refused') {
    await thumb.unfold('Refused at the door')
    await thumb.pressButton('It was refused')
    await thumb.hears('was refused at the door')
    return 0
  }
  if (story === 'lost') {
    await thumb.unfold('Lost or damaged on the way')
    await thumb.pressButton('It is lost')
    await thumb.hears('is lost')
    return 0
  }
  const paid = await sumBeside(thumb, 'Collect')
  await thumb.pressButton('It is delivered')
  await thumb.hears('is delivered')
  return paid
}

/** What customers write when the parcel is with them. Returns what the seller has paid back by hand, in paise. */
export async function afterDelivery(thumb: Thumb, order: DayOrder): Promise<number> {
  const { page } = thumb
  if (order.story === 'goodwill') {
    await search(thumb, order.id)
    await thumb.unfold('Pay a sum back')
    await thumb.look('a-sum-back')
    await thumb.type('How much, in rupees', '150.50')
    await thumb.type('Why? The customer reads it.', 'A stain on the border')
    await thumb.pressButton('Pay it back')
    await thumb.hears('goes back, and its customer is told')
  }
  if (order.story === 'part-damaged') {
    await search(thumb, order.id)
    await thumb.unfold('Some pieces lost or damaged')
    await thumb.type(page.getByLabel(/how many of 1/), '1')
    await thumb.pressButton('They were damaged')
    await thumb.hears('are taken off')
  }
  if (order.story !== 'returned' && order.story !== 'returned-at-door') return 0
  return takeBack(thumb, order)
}

async function takeBack(thumb: Thumb, { id, shopper, story }: DayOrder) {
  const { page } = thumb
  const number = (await shopper?.sendBack(id, story === 'returned' ? '' : 'meena@okaxis')) ?? ''
  await thumb.follow('Orders')
  await thumb.press(page.locator('a[href="/desk/orders/returns"]').first())
  await thumb.press(page.locator(`a[href="/desk/orders/returns/${number}"]`).first())
  for (const [press, said] of [
    ['Accept it', 'is accepted'],
    ['It was picked up', 'is picked up'],
    ['It is here', 'is here'],
  ] as const) {
    await thumb.pressButton(press)
    await thumb.hears(`${number} ${said}`)
  }
  await thumb.look('a-return')
  await thumb.unfold('Give the money back')
  await thumb.tick(page.getByLabel('can be sold again: into stock').first())
  await thumb.pressButton('Give it back')
  await thumb.hears('its money goes back')
  if (story === 'returned') return 0
  const owed = await sumBeside(thumb, 'Money')
  await thumb.unfold('I have paid it')
  await thumb.type('UTR of your payment', newUtr())
  await thumb.pressButton('Note it')
  await thumb.hears('is paid, and its customer is told')
  return owed
}

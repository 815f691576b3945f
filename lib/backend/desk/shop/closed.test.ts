import { clearCatalogueCache } from '../../catalogue-cache.ts'
import { db } from '../../db/pool.ts'
import { withTestDatabase } from '../../db/test-database.ts'
import { newBuyer, order, shop } from '../../orders/test-orders.ts'
import { openDoor } from '../../shop/door.ts'
import { hasPreviewPass, isPreviewPass, previewPass } from '../../shop/preview-cookie.ts'
import { turnShop } from '../../shop/turn-shop.ts'
import { lookAtDoor, watchDoor } from '../../shop/watch-door.ts'
import { addProduct } from '../../test-product.ts'
import { runRead } from '../run-read.ts'
import { testDesk } from './test-owner.ts'

withTestDatabase()
const desk = testDesk()

const list = async () => (await runRead(await desk.token('owner'), 'shop', 'checklist', {})).read
const version = async () =>
  (await db.one<{ version: number }>('select version from catalogue_version'))?.version

test('a shop that begins empty is closed, opens once it has a name and a thing, and stays open', async () => {
  const door = await watchDoor()
  expect(await lookAtDoor()).toBe(true)
  expect((await list()).todos.slice(0, 2)).toMatchObject([
    { at: 'name', isNeeded: true },
    { at: 'things', isNeeded: true },
  ])
  expect(await desk.act('owner', 'shop', 'open', {})).toMatchObject({
    refused: expect.stringContaining('a name'),
  })
  await addProduct({ id: 1, sizes: { NA: 50 }, price: 500 })
  await desk.act('owner', 'shop', 'save', { page: 'name', name: 'Reva' })
  await expect(order(await newBuyer(), 'COD', [{ id: 1 }])).rejects.toMatchObject({ key: 'shopNotOpenYet' })
  expect(await desk.act('owner', 'shop', 'open', {})).toMatchObject({
    message: 'Your shop is open. Good luck!',
  })
  expect(await lookAtDoor()).toBe(false)
  expect(await openDoor()).toBe(false)
  await door.stop()
  expect((await list()).isNotOpenYet).toBe(false)
  expect((await order(await newBuyer(), 'COD', [{ id: 1 }])).coorderid).toBeTruthy()
})

test('a shop that has something already is never closed by a start', async () => {
  await db.run('delete from shop_door')
  const door = await watchDoor()
  await door.stop()
  expect(await lookAtDoor()).toBe(false)
})

test('a preview cookie counts for a week, and only as it was made', () => {
  const now = Date.now()
  const pass = previewPass(now)
  expect(isPreviewPass(pass, now)).toBe(true)
  expect(isPreviewPass(pass, now + 8 * 86_400_000)).toBe(false)
  expect(isPreviewPass(`9${pass}`, now)).toBe(false)
  for (const wrong of [undefined, '', '.', 'x.y']) expect(isPreviewPass(wrong, now)).toBe(false)
  expect(hasPreviewPass(`a=1; shop_preview=${pass}; b=2`)).toBe(true)
  expect(hasPreviewPass(`not_shop_preview=${pass}`)).toBe(false)
  expect(hasPreviewPass()).toBe(false)
})

test('while the sign hangs, details say it, the quote says it, and no order is taken', async () => {
  const buyer = await newBuyer()
  expect(await desk.act('owner', 'shop', 'close', { words: '' })).toMatchObject({
    fields: { words: expect.any(String) },
  })
  expect(
    await desk.act('owner', 'shop', 'close', { words: 'Diwali.', until: '2020-01-01T10:00' }),
  ).toMatchObject({
    fields: { until: 'That moment is over.' },
  })
  await desk.act('owner', 'shop', 'close', { words: 'We are on holiday.', until: '2095-11-30T10:00' })
  expect((await shop.details({}))?.closed).toEqual({
    words: 'We are on holiday.',
    until: '30 Nov 2095, 10:00 am',
  })
  const said = 'We are on holiday. We take orders again from 30 Nov 2095, 10:00 am.'
  const quote = await shop.checkout([{ prod_id: 1, unit: 1 }], buyer)
  expect(quote.data?.[0]?.notServed).toBe(said)
  await expect(order(buyer, 'COD', [{ id: 1 }])).rejects.toMatchObject({ status: 409, message: said })
  await desk.act('owner', 'shop', 'openAgain', {})
  expect((await shop.details({}))?.closed.words).toBe('')
  expect((await order(buyer, 'COD', [{ id: 1 }])).coorderid).toBeTruthy()
})

test('the sign comes down by the database’s clock, and pages are made anew', async () => {
  await desk.act('owner', 'shop', 'close', { words: 'Back soon.', until: '2095-11-30T10:00' })
  expect(await turnShop()).toBe(0)
  // Its moment comes: as if the clock had gone on.
  await db.run(`update shop set more = jsonb_set(more, '{closed,until}', '"2020-11-30 10:00"')`)
  const before = await version()
  expect(await turnShop()).toBe(1)
  expect(await version()).not.toBe(before)
  expect(await turnShop()).toBe(0)
  clearCatalogueCache()
  expect((await shop.details({}))?.closed.words).toBe('')
  expect((await order(await newBuyer(), 'COD', [{ id: 1 }])).coorderid).toBeTruthy()
})

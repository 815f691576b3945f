import { randomBytes } from 'node:crypto'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { templates } from '../mail/templates.ts'
import { newBuyer, orderRequestFrom, shop, statusOf, stockOf } from '../orders/test-orders.ts'
import { addProduct } from '../test-product.ts'
import { cancelByLink } from './cancel-by-link.ts'
import { linkedOrder } from './linked-order.ts'
import { orderLinkPath } from './order-link.ts'
import { sellerLink } from './seller-link.ts'

withTestDatabase()
beforeAll(() => addProduct({ id: 1, name: 'Stole', sizes: { NA: 500 }, price: 400, delivery: 40 }))

const WHY = { reason: 'Incorrect size ordered', comment: 'It is too small for me.' } as const

const placed = async () => {
  const browser = randomBytes(32).toString('base64url')
  const buyer = await newBuyer()
  const request = orderRequestFrom(buyer, 'COD', [{ id: 1 }])
  const { coorderid: id } = await shop.placeOrder(request, { token: buyer.token, orderBrowser: browser })
  const path = (await orderLinkPath(id)) ?? ''
  return { id, browser, token: buyer.token, path, key: path.replace('/order/', '') }
}

test('whoever holds the link sees what was ordered; address and mobile are for its browser and its account', async () => {
  const { key, browser, token } = await placed()
  for (const visitor of [{ browser }, { token }, { browser, token: 'over' }]) {
    const linked = await linkedOrder(key, visitor)
    expect(linked).toMatchObject({ mayAct: true, order: { cancellable: true } })
    expect(linked?.order.address).toMatchObject({ mobileno: '9876543210', address1: '14 Ghat Road' })
  }
  const stranger = await newBuyer()
  for (const visitor of [{}, { token: stranger.token }, { token: 'over' }, { browser: key }]) {
    const linked = await linkedOrder(key, visitor)
    expect(linked).toMatchObject({
      mayAct: false,
      order: { total: 440, cancellable: false, address: { firstname: 'Asha', city: 'Khargone' } },
    })
    expect(JSON.stringify(linked)).not.toMatch(/Verma|Ghat|451224|9876543210|@/)
  }
  expect(await linkedOrder('x', { token })).toBeUndefined()
})

test('to look at the page changes nothing', async () => {
  const { key, browser } = await placed()
  const rows = () =>
    db.query(`select o::text, l::text, (select string_agg(e::text, '') from order_events e) from orders o, order_links l
               order by o.id, l.order_id`)
  const before = await rows()
  await linkedOrder(key, { browser })
  await linkedOrder(key, {})
  expect(await rows()).toEqual(before)
})

test('an order is cancelled by its link from the browser that placed it, once, and by nobody else', async () => {
  const { id, key, browser } = await placed()
  const stock = (await stockOf(1)) ?? 0
  const other = await placed()
  await expect(cancelByLink(key, {}, WHY)).rejects.toMatchObject({ status: 403, key: 'orderNotYours' })
  await expect(cancelByLink(key, { browser: other.browser }, WHY)).rejects.toMatchObject({ status: 403 })
  await expect(cancelByLink('forged', { browser }, WHY)).rejects.toMatchObject({ key: 'orderLinkGone' })
  expect(await statusOf(id)).toBe('placed')
  await cancelByLink(key, { browser }, WHY)
  expect([await statusOf(id), await stockOf(1)]).toEqual(['cancelled', stock])
  await expect(cancelByLink(key, { browser }, WHY)).rejects.toMatchObject({
    status: 409,
    key: 'notCancellable',
  })
})

test('the seller sees, revokes and renews a link', async () => {
  const { id, path, key, browser } = await placed()
  expect((await sellerLink(id, undefined)).message).toMatch(new RegExp(`${path}$`))
  expect(await sellerLink(id, 'revoke')).toMatchObject({ done: true })
  expect(await linkedOrder(key, { browser })).toBeUndefined()
  await expect(cancelByLink(key, { browser }, WHY)).rejects.toMatchObject({ status: 404 })
  expect(await sellerLink(id, undefined)).toMatchObject({ done: false })
  const { message } = await sellerLink(id, 'new')
  const renewed = /\/order\/([\w-]{43})\n/.exec(message)?.[1] ?? ''
  expect(await linkedOrder(renewed, { browser })).toMatchObject({ mayAct: true, order: { CoOrderID: id } })
  expect(await sellerLink('NONE', 'revoke')).toEqual({ done: false, message: 'There is no order NONE.' })
})

test('the mails of an order lead to its page; where its link is revoked, to the account', async () => {
  const paper = { shop: 'Haat', siteUrl: 'https://haat.example', accent: '#000', ink: '#fff' }
  const { id, path } = await placed()
  const button = async () => [
    (await templates.orderPlaced({ name: 'Asha', orderId: id }, paper)).button?.path,
    (await templates.orderShipped({ name: 'Asha', orderId: id, courier: 'DTDC', number: 'D1' }, paper)).button
      ?.path,
  ]
  expect(await button()).toEqual([path, path])
  await sellerLink(id, 'revoke')
  expect(await button()).toEqual([`/track?order=${id}`, `/track?order=${id}`])
})

import { openHost } from '#lib/api/server/test-host.ts'
import { messages } from '#lib/message-table.ts'
import { db } from '../db/pool.ts'
import { setPaymentSettings } from '../payments/settings.ts'
import { addProduct, setStock } from '../test-product.ts'
import { expireHolds } from './expire-holds.ts'
import { sendRefunds } from './send-refunds.ts'
import { stepOrder } from './step-order.ts'
import { withHoldLimits } from './test-limits.ts'
import { checkNow, confirm, endHold, hear, refundsOf, withOnlineOrders } from './test-online.ts'
import {
  type Buyer,
  mailsTo,
  newBuyer,
  order,
  orderRequestFrom,
  ordersOf,
  shop,
  statusOf,
  stockOf,
} from './test-orders.ts'

const { gateway, received, pays, givenBack } = withOnlineOrders()
const limits = withHoldLimits()

const SHELF = Array.from({ length: 120 }, (_, n) => 100 + n)
const [MANY, FEW, DEAR, SIZED] = [10, 11, 12, 13]
beforeAll(async () => {
  for (const id of SHELF) await addProduct({ id, sizes: { NA: 20 }, price: 800, delivery: 0 })
  await addProduct({ id: MANY, name: 'Bead', sizes: { NA: 10_000 }, price: 1, delivery: 0 })
  await addProduct({ id: FEW, name: 'Lamp', sizes: { NA: 30 }, price: 900, delivery: 0 })
  await addProduct({ id: DEAR, name: 'Loom', sizes: { NA: 30 }, price: 60_000, delivery: 0 })
  await addProduct({ id: SIZED, name: 'Kurta', sizes: { S: 30, M: 30 }, colors: ['Red', 'Blue'], price: 100 })
})
beforeEach(async () => {
  await setStock(MANY, 'NA', 10_000)
  for (const id of [FEW, DEAR]) await setStock(id, 'NA', 30)
  for (const size of ['S', 'M']) await setStock(SIZED, size, 30)
})

const onTheShelf = async () => {
  const row = await db.one<{ pieces: number }>(
    'select sum(stock) as pieces from product_sizes where product_id = any($1)',
    [SHELF],
  )
  return row?.pieces ?? 0
}

let host: Awaited<ReturnType<typeof openHost>>
beforeAll(async () => {
  host = await openHost(shop)
})
afterAll(() => host.close())

type Answer = { status: number; message: string; id: string; unheld: boolean }

/** A call of the API as a stranger makes it, who is no browser. */
const post = async (buyer: Buyer, body: unknown, from = ''): Promise<Answer> => {
  const response = await fetch(`${host.host}/api/insert_Customer_Order`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${buyer.token}`,
      'x-client-address': from,
    },
    body: JSON.stringify(body),
  })
  const { message, data } = await response.json()
  const placed = [data].flat()[0]
  return {
    status: response.status,
    message,
    id: placed?.ORDERID ?? placed?.coorderid,
    unheld: placed?.unheld === true,
  }
}

const from = (
  buyer: Buyer,
  mode: 'COD' | 'ONLINE',
  lines: Parameters<typeof orderRequestFrom>[2],
  address: string,
) => post(buyer, orderRequestFrom(buyer, mode, lines), address)

const holds = async (coorderid: string) => {
  const row = await db.one<{ unheld: boolean }>('select unheld from orders where id = $1', [coorderid])
  return row?.unheld === false
}
const online = async (buyer: Buyer, lines: Parameters<typeof orderRequestFrom>[2]) => {
  const placed = await order(buyer, 'ONLINE', lines)
  expect(await holds(placed.coorderid)).toBe(!placed.unheld)
  return placed
}
const cancel = (buyer: Buyer, coorderid: string) =>
  shop.cancelOrder({ coorderid, reason: 'Cash Issue', comment: 'No cash this month.' }, buyer)

test.each(['ONLINE', 'COD'] as const)(
  'six %s orders of one account over HTTP do not empty the shop',
  async mode => {
    const buyer = await newBuyer()
    const before = await onTheShelf()
    const shelves = Array.from({ length: 6 }, (_, n) => SHELF.slice(20 * n, 20 * n + 20))
    for (const shelf of shelves)
      await post(
        buyer,
        orderRequestFrom(
          buyer,
          mode,
          shelf.map(id => ({ id, units: 20 })),
        ),
      )
    for (const shelf of shelves)
      await post(
        buyer,
        orderRequestFrom(
          buyer,
          mode,
          shelf.map(id => ({ id, units: 10 })),
        ),
      )
    for (const shelf of shelves)
      await post(
        buyer,
        orderRequestFrom(
          buyer,
          mode,
          shelf.map(id => ({ id, units: 2 })),
        ),
      )
    // ₹50,000 at ₹800 a piece, or at ₹720 paid online.
    expect(before - (await onTheShelf())).toBeLessThanOrEqual(mode === 'COD' ? 62 : 69)
    for (const { id, status } of await ordersOf(buyer.id)) if (status === 'awaiting') await cancel(buyer, id)
  },
)

describe('to pay online', () => {
  test('more than a fifth of the pieces is not held, and can be paid all the same', async () => {
    const buyer = await newBuyer()
    expect(await online(buyer, [{ id: MANY, units: 2000 }])).toMatchObject({ unheld: false })
    expect(await stockOf(MANY)).toBe(8000)
    const more = await online(buyer, [{ id: MANY, units: 100 }])
    expect(more).toMatchObject({ unheld: true, message: messages.payNowUnheld })
    expect(await stockOf(MANY)).toBe(8000)
    const { coorderid } = more
    expect(await shop.order({ coorderid }, buyer)).toMatchObject({
      CoOrderStatus: 'Awaiting payment',
      payable: true,
      unheld: true,
      holdUntil: '',
      gatewayOrder: { amount: 9000 },
    })
    await confirm(buyer, await pays(more.gatewayOrder?.id ?? ''))
    expect(await statusOf(coorderid)).toBe('placed')
    expect(await stockOf(MANY)).toBe(7900)
    await cancel(buyer, coorderid)
    expect(await stockOf(MANY)).toBe(8000)
  })

  test('ten pieces of one size are held of a small stock, whatever their colours', async () => {
    const buyer = await newBuyer()
    const tenth = [
      { id: SIZED, size: 'S', color: 'Red', units: 6 },
      { id: SIZED, size: 'S', color: 'Blue', units: 4 },
      { id: SIZED, size: 'M', color: 'Red', units: 10 },
    ]
    expect(await online(buyer, tenth)).toMatchObject({ unheld: false })
    expect(await online(buyer, [{ id: SIZED, size: 'S', color: 'Blue', units: 2 }])).toMatchObject({
      unheld: true,
    })
    const other = await newBuyer()
    const eleven = tenth.map(line => ({ ...line, units: line.units + (line.color === 'Blue' ? 1 : 0) }))
    expect(await online(other, eleven)).toMatchObject({ unheld: true })
  })

  test('the settings say how many pieces and rupees', async () => {
    limits.set({ holdPiecesOfOne: 3, holdRupees: 2000 })
    const buyer = await newBuyer()
    expect(await online(buyer, [{ id: MANY, units: 4 }])).toMatchObject({ unheld: true })
    expect(await online(buyer, [{ id: MANY, units: 3 }])).toMatchObject({ unheld: false })
    expect(await online(buyer, [{ id: FEW, units: 2 }])).toMatchObject({ unheld: false })
    expect(await online(buyer, [{ id: FEW }])).toMatchObject({ unheld: true })
  })

  test('one piece is held for whoever holds nothing else, whatever it costs', async () => {
    const buyer = await newBuyer()
    expect(await online(buyer, [{ id: DEAR }])).toMatchObject({ unheld: false })
    expect(await online(buyer, [{ id: FEW }])).toMatchObject({ unheld: true })
    const other = await newBuyer()
    expect(await online(other, [{ id: DEAR }, { id: FEW }])).toMatchObject({ unheld: true })
  })

  test('after two holds that ran out in a day nothing is held, until the day is over', async () => {
    const buyer = await newBuyer()
    for (let n = 0; n < 2; n++) {
      const { coorderid, unheld } = await online(buyer, [{ id: FEW }])
      expect(unheld).toBe(false)
      await endHold(coorderid)
    }
    const third = await online(buyer, [{ id: FEW }])
    expect(third.unheld).toBe(true)
    expect(await stockOf(FEW)).toBe(30)
    await confirm(buyer, await pays(third.gatewayOrder?.id ?? ''))
    expect(await stockOf(FEW)).toBe(29)
    await db.run(`update orders set placed_at = placed_at - interval '1 day' where customer_id = $1`, [
      buyer.id,
    ])
    expect(await online(buyer, [{ id: FEW }])).toMatchObject({ unheld: false })
  })

  test('cancelling each hold just before it runs out is no way round', async () => {
    const buyer = await newBuyer()
    let held = 0
    for (let n = 0; n < 10; n++) {
      const { coorderid, unheld } = await online(buyer, [{ id: FEW, units: 10 }])
      if (!unheld) held++
      await db.run(`update orders set placed_at = placed_at - interval '14 minutes' where id = $1`, [
        coorderid,
      ])
      await cancel(buyer, coorderid)
    }
    expect(held).toBe(3)
    const changed = await newBuyer()
    for (let n = 0; n < 10; n++) {
      const { coorderid, unheld } = await online(changed, [{ id: FEW, units: 10 }])
      expect(unheld).toBe(false)
      await cancel(changed, coorderid)
    }
    expect(await stockOf(FEW)).toBe(30)
  })

  test('orders that nothing is held for end without giving back what they never took', async () => {
    const buyer = await newBuyer()
    const { coorderid } = await online(buyer, [{ id: FEW, units: 20 }])
    const { coorderid: second } = await online(buyer, [{ id: FEW, units: 20 }])
    await cancel(buyer, coorderid)
    await endHold(second)
    expect([await statusOf(coorderid), await statusOf(second)]).toEqual(['cancelled', 'expired'])
    expect(await stockOf(FEW)).toBe(30)
    expect(await online(buyer, [{ id: FEW, units: 2 }])).toMatchObject({ unheld: false })
  })

  test('paid when its pieces are gone, all of it goes back exactly once, and the order is at an end', async () => {
    const buyer = await newBuyer()
    const { coorderid, gatewayOrder } = await online(buyer, [{ id: FEW, units: 20 }])
    const gatewayId = gatewayOrder?.id ?? ''
    await setStock(FEW, 'NA', 19)
    const paid = await pays(gatewayId)
    await expect(confirm(buyer, paid)).rejects.toMatchObject({ status: 409, message: messages.paidTooLate })
    await expect(confirm(buyer, paid)).rejects.toMatchObject({ status: 409, message: messages.paidTooLate })
    for (const event of await received(2, gatewayId)) await hear(event)
    await checkNow(coorderid)
    await Promise.all(Array.from({ length: 5 }, sendRefunds))
    await sendRefunds()
    expect(await refundsOf(coorderid)).toEqual([{ amount: 1_620_000, why: 'sold-out', state: 'done' }])
    expect(await givenBack(gatewayId)).toEqual([1_620_000])
    expect(await stockOf(FEW)).toBe(19)
    expect(await shop.order({ coorderid }, buyer)).toMatchObject({
      CoOrderStatus: 'Payment not received',
      payable: false,
      unheld: false,
      refund: { amount: 16_200, state: 'Refunded' },
    })
    expect((await mailsTo(buyer)).map(({ template }) => template)).toEqual(['paymentReturned'])
  })

  test('the same key asked again tells again that nothing is held', async () => {
    const buyer = await newBuyer()
    const again = () => order(buyer, 'ONLINE', [{ id: FEW, units: 20 }], { key: 'asked-again' })
    const [first, second] = [await again(), await again()]
    expect(second).toEqual(first)
    expect(second).toMatchObject({ unheld: true, message: messages.payNowUnheld })
  })

  test('who lets fifty orders of a day end unpaid waits until tomorrow', async () => {
    const buyer = await newBuyer()
    for (let n = 0; n < 50; n++) await cancel(buyer, (await online(buyer, [{ id: MANY }])).coorderid)
    await expect(order(buyer, 'ONLINE', [{ id: MANY }])).rejects.toMatchObject({
      status: 429,
      message: messages.tooManyUnpaidToday,
    })
  })
})

describe('to pay at the door', () => {
  const PIECES =
    'Until a first order has reached you, up to 10 pieces of Lamp can be ordered to pay at the door, open orders included. Please pay online, or order less.'
  const RUPEES =
    'Until a first order has reached you, up to ₹50,000 in all can be ordered to pay at the door, open orders included. Please pay online, or order less.'

  test('too many pieces of one and too many rupees are refused, with the limit and the way out', async () => {
    const buyer = await newBuyer()
    const eleven = await from(buyer, 'COD', [{ id: FEW, units: 11 }], '')
    expect(eleven).toMatchObject({ status: 429, message: PIECES })
    expect(await from(buyer, 'COD', [{ id: FEW, units: 6 }], '')).toMatchObject({ status: 200 })
    expect(await from(buyer, 'COD', [{ id: FEW, units: 5 }], '')).toMatchObject({ message: PIECES })
    expect(await from(buyer, 'COD', [{ id: DEAR }], '')).toMatchObject({ message: RUPEES })
    expect(await ordersOf(buyer.id)).toHaveLength(1)
    expect(await stockOf(FEW)).toBe(24)
    expect(await from(buyer, 'ONLINE', [{ id: FEW, units: 11 }], '')).toMatchObject({
      status: 200,
      unheld: true,
    })
  })

  test('the checkout knows before: its quote says why not', async () => {
    const buyer = await newBuyer()
    const quote = async (unit: number) =>
      (await shop.checkout([{ prod_id: FEW, unit }], buyer)).data?.[0]?.codLimit
    expect(await quote(11)).toBe(PIECES)
    expect(await quote(10)).toBe('')
    limits.set({ openCodLimit: 1 })
    await order(buyer, 'COD', [{ id: FEW }])
    expect(await quote(1)).toBe(
      'Up to 1 order to pay at the door can be on the way at a time. Please wait until one has arrived, or pay online.',
    )
  })

  test('where nothing can be paid online, nobody is sent there', async () => {
    const buyer = await newBuyer()
    setPaymentSettings(undefined)
    const refused = await from(buyer, 'COD', [{ id: FEW, units: 11 }], '')
    setPaymentSettings(gateway.settings)
    expect(refused.message).toMatch(/open orders included\. Please order less\.$/)
  })

  test('one piece may be had by whoever has nothing else on the way', async () => {
    const buyer = await newBuyer()
    expect(await from(buyer, 'COD', [{ id: DEAR }], '')).toMatchObject({ status: 200 })
    expect(await from(buyer, 'COD', [{ id: FEW }], '')).toMatchObject({ message: RUPEES })
  })

  test('when a first order has arrived the limits are over; cancelled ones free what they held', async () => {
    const buyer = await newBuyer()
    const { coorderid } = await order(buyer, 'COD', [{ id: FEW, units: 10 }])
    await cancel(buyer, coorderid)
    const again = await order(buyer, 'COD', [{ id: FEW, units: 10 }])
    await expect(order(buyer, 'COD', [{ id: FEW, units: 2 }])).rejects.toMatchObject({ message: PIECES })
    await stepOrder(again.coorderid, 'shipped', { courier: 'DTDC', number: 'D1' })
    await stepOrder(again.coorderid, 'delivered')
    await expect(order(buyer, 'COD', [{ id: FEW, units: 15 }])).resolves.toBeTruthy()
  })

  test('both counts of orders are settings, and their sentences name them', async () => {
    limits.set({ openCodLimit: 2, dailyCodLimit: 3 })
    const buyer = await newBuyer()
    const next = () => order(buyer, 'COD', [{ id: MANY }])
    await next()
    await next()
    await expect(next()).rejects.toMatchObject({
      message:
        'Up to 2 orders to pay at the door can be on the way at a time. Please wait until one has arrived, or pay online.',
    })
    limits.set({ openCodLimit: 9, dailyCodLimit: 3 })
    await next()
    await expect(next()).rejects.toMatchObject({
      message:
        'Up to 3 orders to pay at the door can be placed a day. Please order again tomorrow, or pay online.',
    })
  })
})

describe('by the address they come from', () => {
  test('accounts of one address hold twenty times what one may; another address is not counted', async () => {
    limits.set({ holdPiecesOfOne: 2, holdAddressTimes: 3 })
    const take = async (address: string, units = 2) =>
      (await from(await newBuyer(), 'ONLINE', [{ id: FEW, units }], address)).unheld
    const one = ['203.0.113.9', '203.0.113.9', '203.0.113.9'].map(address => () => take(address))
    for (const next of one) expect(await next()).toBe(false)
    expect(await take('203.0.113.9')).toBe(true)
    expect(await take('203.0.113.10')).toBe(false)
    // One piece of anything is always allowed.
    expect(await take('203.0.113.9', 1)).toBe(false)
  })

  test('at the door the refusal says that it is the connection’s', async () => {
    limits.set({ holdRupees: 1000, holdAddressTimes: 2 })
    const take = async (size: string, units = 7) =>
      from(await newBuyer(), 'COD', [{ id: SIZED, size, units }], '2001:db8:5:1200::1')
    for (const size of ['S', 'M']) expect(await take(size)).toMatchObject({ status: 200 })
    expect(await take('M')).toMatchObject({
      status: 429,
      message:
        'Up to ₹2,000 in all can be ordered to pay at the door from the same internet connection, open orders included. Please pay online, or order less.',
    })
    expect(await take('M', 1)).toMatchObject({ status: 200 })
  })

  test('all addresses of a /56 are one, however they are spelled', async () => {
    limits.set({ holdPiecesOfOne: 2, holdAddressTimes: 1 })
    const take = async (address: string) =>
      (await from(await newBuyer(), 'ONLINE', [{ id: FEW, units: 2 }], address)).unheld
    expect(await take('2001:db8:6::1')).toBe(false)
    expect(await take('2001:0db8:0006:00ff:9::8')).toBe(true)
    expect(await take('2001:db8:6:100::1')).toBe(false)
  })

  test('holds of an address that ran out are counted too', async () => {
    limits.set({ holdsUnpaidADay: 1, holdAddressTimes: 2 })
    const take = async () => {
      const { id, unheld } = await from(await newBuyer(), 'ONLINE', [{ id: FEW }], '203.0.113.77')
      await endHold(id)
      return unheld
    }
    expect([await take(), await take(), await take()]).toEqual([false, false, true])
  })

  test('a private address on https is that of a proxy unknown to the shop: its customers are not counted together', async () => {
    limits.set({ production: true, holdPiecesOfOne: 2, holdAddressTimes: 1 })
    for (const address of ['127.0.0.1', '10.0.0.7', '::1'])
      for (let n = 0; n < 2; n++)
        expect(await from(await newBuyer(), 'ONLINE', [{ id: FEW, units: 2 }], address)).toMatchObject({
          status: 200,
          unheld: false,
        })
  })

  test('what is kept of an address does not show it', async () => {
    const { id } = await from(await newBuyer(), 'ONLINE', [{ id: FEW }], '203.0.113.200')
    const row = await db.one<{ network: string }>('select network from orders where id = $1', [id])
    expect(row?.network).toMatch(/^[\w-]{43}$/)
  })
})

const AT_ONCE = process.env.PROVE ? 500 : 50

test(`${AT_ONCE} orders of one account at once hold no more than one after the other`, async () => {
  limits.set({ openCodLimit: 1000, dailyCodLimit: 1000 })
  const buyer = await newBuyer()
  const sent = await Promise.allSettled(
    Array.from({ length: AT_ONCE }, () => order(buyer, 'COD', [{ id: FEW, units: 2 }])),
  )
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  expect(await stockOf(FEW)).toBe(20)
})

test(`${AT_ONCE} accounts of one address at once hold no more than one after the other`, async () => {
  limits.set({ holdPiecesOfOne: 2, holdAddressTimes: 3 })
  const buyers = await Promise.all(Array.from({ length: AT_ONCE }, newBuyer))
  const sent = await Promise.all(
    buyers.map(buyer => from(buyer, 'COD', [{ id: FEW, units: 2 }], '203.0.113.50')),
  )
  expect(sent.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(await stockOf(FEW)).toBe(24)
})

test('a shop that limits nobody holds as much as is asked for', async () => {
  limits.set({ limits: false })
  const buyer = await newBuyer()
  expect(await online(buyer, [{ id: FEW, units: 30 }])).toMatchObject({ unheld: false })
  await cancel(buyer, (await ordersOf(buyer.id))[0]?.id ?? '')
  expect(await order(buyer, 'COD', [{ id: FEW, units: 30 }])).toMatchObject({ unheld: false })
  await expireHolds()
})

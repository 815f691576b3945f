import { messages } from '#lib/message-table.ts'
import { cancelOrder } from './cancel-order.ts'
import { place, STOLE, withOnlineOrders } from './test-online.ts'
import { newBuyer, orderRequestFrom, ordersOf, shop } from './test-orders.ts'

withOnlineOrders()

const refused = expect.objectContaining({ status: 409, message: messages.orderedUnpaid })
const key = () => crypto.randomUUID()

test('what waits for its payment is not ordered once more by a page that did not know of it, by either way to pay', async () => {
  const buyer = await newBuyer()
  const { id } = await place(buyer)
  for (const mode of ['COD', 'ONLINE'] as const) {
    const again = orderRequestFrom(buyer, mode, [{ id: STOLE }])
    await expect(
      shop.placeOrder({ ...again, known_unpaid: [] }, { token: buyer.token, key: key() }),
    ).rejects.toEqual(refused)
  }
  expect(await ordersOf(buyer.id)).toHaveLength(1)
  // Who has seen it means it.
  const meant = { ...orderRequestFrom(buyer, 'COD', [{ id: STOLE }]), known_unpaid: [id] }
  await shop.placeOrder(meant, { token: buyer.token, key: key() })
  expect(await ordersOf(buyer.id)).toHaveLength(2)
})

test('the same form sent again is its own order, not a second one', async () => {
  const buyer = await newBuyer()
  const form = { ...orderRequestFrom(buyer, 'ONLINE', [{ id: STOLE }]), known_unpaid: [] }
  const caller = { token: buyer.token, key: key() }
  const first = await shop.placeOrder(form, caller)
  expect(await shop.placeOrder(form, caller)).toEqual(first)
})

test('another’s unpaid order, an ended one, and a caller who does not say what is known refuse nothing', async () => {
  const [asha, ravi] = [await newBuyer(), await newBuyer()]
  const { id } = await place(asha)
  const of = (buyer: typeof asha, more: object) =>
    shop.placeOrder(
      { ...orderRequestFrom(buyer, 'COD', [{ id: STOLE }]), ...more },
      { token: buyer.token, key: key() },
    )
  await of(ravi, { known_unpaid: [] })
  await of(asha, {})
  await cancelOrder(
    { coorderid: id, reason: 'Cash Issue', comment: 'Not this month.' },
    { token: asha.token },
  )
  await of(asha, { known_unpaid: [] })
})

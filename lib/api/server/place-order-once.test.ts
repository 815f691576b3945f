import { ApiError } from '#lib/contract/api-error.ts'
import type { Shop } from '#lib/contract/index.ts'
import { messages } from '#lib/message-table.ts'
import { placeOrderOnce } from './place-order-once.ts'

const order = (quantity = 1) => ({
  addressid: 'home',
  paymentmode: 'COD' as const,
  orders: [{ quantity, productcode: 'A-1' }],
})
const caller = (key?: string) => ({ token: 'asha', key })

/** Another host that ignores keys. */
const host = (answers: (() => Promise<unknown>)[] = []) => {
  let asks = 0
  const placeOrder = async () => {
    asks++
    await answers.shift()?.()
    return { message: '', coorderid: `order-${asks}` }
  }
  return { shop: placeOrderOnce({ placeOrder } as unknown as Shop), asks: () => asks }
}

test('the same form sent fifty times calls the host once, and all fifty get its order', async () => {
  const { shop, asks } = host()
  const placed = await Promise.all(Array.from({ length: 50 }, () => shop.placeOrder(order(), caller('key'))))
  expect(new Set(placed.map(({ coorderid }) => coorderid))).toEqual(new Set(['order-1']))
  expect(asks()).toBe(1)
})

test('another customer, another key or no key are other orders; another body with the same key is refused', async () => {
  const { shop, asks } = host()
  await shop.placeOrder(order(), caller('key'))
  await shop.placeOrder(order(), { token: 'ravi', key: 'key' })
  await shop.placeOrder(order(), caller('other'))
  await shop.placeOrder(order(), caller())
  await shop.placeOrder(order(), caller())
  expect(asks()).toBe(5)
  await expect(shop.placeOrder(order(2), caller('key'))).rejects.toMatchObject({
    status: 409,
    message: messages.keyReused,
  })
})

test('a refusal frees the key; a host that timed out is not called again, since it may have taken the order', async () => {
  const refusing = host([() => Promise.reject(new ApiError(400, 'Sold out.'))])
  await expect(refusing.shop.placeOrder(order(), caller('key'))).rejects.toThrow('Sold out.')
  await expect(refusing.shop.placeOrder(order(), caller('key'))).resolves.toMatchObject({
    coorderid: 'order-2',
  })
  const silent = host([() => Promise.reject(new ApiError(504, 'Too late.'))])
  await expect(silent.shop.placeOrder(order(), caller('key'))).rejects.toThrow('Too late.')
  await expect(silent.shop.placeOrder(order(), caller('key'))).rejects.toThrow('Too late.')
  expect(silent.asks()).toBe(1)
})

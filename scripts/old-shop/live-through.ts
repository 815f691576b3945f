import { randomInt } from 'node:crypto'
import { type Line, newBuyer } from './buyer.ts'

/** Runs a command of the shop's: `command('orders', 'packed', id)` is `npm run orders -- packed ID`. */
export type Command = (name: 'orders' | 'catalogue', ...words: string[]) => Promise<void>

export const PASSWORD = 'Old-shop-1'
const STOLE: Line = { prod_id: 1, unit: 2, cart_color: 'Indigo' }
const SHIRT: Line = { prod_id: 2, unit: 1, cart_size: 'M' }
const LAMP: Line = { prod_id: 3, unit: 1 }

/**
 * Some days of a running shop with the catalogue beside this file: every state of an order, a payment and a refund.
 * `name` separates the customers of different calls. Returns each order's id by its outcome.
 */
export const liveThrough = async (shop: string, command: Command, name: string) => {
  const person = personOf('Asha', name)
  const asha = await newBuyer(shop, person)
  const home = await asha.addAddress()
  const work = await asha.addAddress({ address1: '3 Palasia Square', city: 'Bhopal', pincode: '462001' })
  await asha.makeDefault(work)
  await asha.wish([1, 4])

  const placed = await asha.orderCod(home, [STOLE, LAMP])
  const packed = await asha.orderCod(home, [SHIRT])
  const shipped = await asha.orderCod(work, [LAMP])
  const delivered = await asha.orderCod(work, [SHIRT, LAMP])
  await command('orders', 'packed', packed, shipped, delivered)
  await command('orders', 'shipped', shipped, ...PARCEL)
  await command('orders', 'shipped', delivered, ...PARCEL)
  await command('orders', 'delivered', delivered)

  const paid = await asha.orderOnline(home, [STOLE])
  await asha.pay(paid.payment)
  const refunded = await asha.orderOnline(home, [SHIRT])
  await asha.pay(refunded.payment)
  await asha.cancel(refunded.id)
  const failed = await asha.orderOnline(home, [LAMP])
  await asha.failToPay(failed.payment)

  // The carts are filled after the orders, which remove their own lines.
  await asha.putInCart([STOLE, { ...SHIRT, cart_size: 'L' }])
  await asha.mergeGuest(`guest-${name.replaceAll('.', '-')}`, [LAMP, SHIRT])

  const ravi = await newBuyer(shop, { ...personOf('Ravi', name), mobileno: '' })
  const house = await ravi.addAddress({ city: 'Ujjain', pincode: '456001' })
  const cancelled = await ravi.orderCod(house, [LAMP])
  await ravi.cancel(cancelled)
  const returned = await ravi.orderCod(house, [{ ...STOLE, unit: 1, cart_color: 'Madder' }])
  await command('orders', 'shipped', returned, ...PARCEL)
  await command('orders', 'returned', returned)
  const unpaid = await ravi.orderOnline(house, [{ ...SHIRT, cart_size: 'S' }])
  const toRefund = await ravi.orderOnline(house, [STOLE])
  await ravi.pay(toRefund.payment)
  const toShip = await ravi.orderCod(house, [SHIRT])
  await ravi.putInCart([LAMP])
  await ravi.askForReset()

  return {
    customer: { ...person, orders: await asha.orders() },
    orders: {
      placed,
      packed,
      shipped,
      delivered,
      paid: paid.id,
      refunded: refunded.id,
      failed: failed.id,
      cancelled,
      returned,
      held: unpaid.id,
      toRefund: toRefund.id,
      toShip,
    },
  }
}

/** What the seller does while the shop is stopped: its mails wait, and a refund is owed. */
export const workWhileClosed = async (command: Command, orders: { toRefund: string; toShip: string }) => {
  await command('orders', 'cancel', orders.toRefund, '--reason', 'The last one was damaged.')
  await command('orders', 'shipped', orders.toShip, ...PARCEL)
}

const PARCEL = ['--courier', 'India Post', '--number', 'EM000000001IN']

const personOf = (firstname: string, name: string) => ({
  firstname,
  lastname: 'Verma',
  email: `${firstname.toLowerCase()}.${name}@example.test`,
  mobileno: `9${String(randomInt(1e9)).padStart(9, '0')}`,
  password: PASSWORD,
})

import 'server-only'
import { embeddedShop } from '#lib/api/server/embedded-shop.ts'
import type { Caller } from '#lib/contract/index.ts'
import { db } from '../db/pool.ts'
import { handlers } from '../index.ts'
import { newCustomer } from '../test-customer.ts'

export const shop = embeddedShop(handlers)

/** What a guest sends beside is theirs alone. */
export type Buyer = { id: string; token: string; email: string; address: string } & Pick<
  Caller,
  'guest' | 'orderBrowser'
>

/** For tests: a customer with a session and an address. */
export async function newBuyer(): Promise<Buyer> {
  const customer = await newCustomer()
  const added = await shop.addAddress(
    {
      name: 'Asha Verma',
      email: customer.email,
      mobile: '9876543210',
      address1: '14 Ghat Road',
      address2: 'Maheshwar',
      city: 'Khargone',
      district: '',
      pincode: '451224',
      state: 'Madhya Pradesh',
    },
    customer,
  )
  return { ...customer, address: added.data?.[0]?.id ?? '' }
}

type Wanted = { id: number; units?: number; size?: string; color?: string; options?: Record<string, string> }
type More = { key?: string; expected?: number; keepCart?: boolean; address?: string }

export const orderRequestFrom = (buyer: Buyer, mode: 'COD' | 'ONLINE', lines: Wanted[], more: More = {}) => ({
  addressid: more.address ?? buyer.address,
  paymentmode: mode,
  orders: lines.map(({ id, units = 1, size, color, options }) => ({
    productcode: `A-${id}`,
    quantity: units,
    cart_size: size,
    cart_color: color,
    ...(options && { cart_options: options }),
  })),
  expected_total: more.expected,
  keep_cart: more.keepCart,
})

export const order = (buyer: Buyer, mode: 'COD' | 'ONLINE', lines: Wanted[], more: More = {}) =>
  shop.placeOrder(orderRequestFrom(buyer, mode, lines, more), {
    ...{ token: buyer.token, key: more.key },
    ...{ guest: buyer.guest, orderBrowser: buyer.orderBrowser },
  })

export const stockOf = async (id: number, size = 'NA') =>
  (
    await db.one<{ stock: number }>(
      'select stock from product_sizes where product_id = $1 and size_desc = $2',
      [id, size],
    )
  )?.stock

export const mailsTo = (buyer: Buyer) =>
  db.query<{ template: string; payload: Record<string, unknown> }>(
    'select template, payload from outbox where recipient = $1 order by id',
    [buyer.email],
  )

export const statusOf = async (id: string) =>
  (await db.one<{ status: string }>('select status from orders where id = $1', [id]))?.status

export const ordersOf = (customer: string) =>
  db.query<{ id: string; status: string; total: number }>(
    'select id, status, total from orders where customer_id = $1 order by placed_at',
    [customer],
  )

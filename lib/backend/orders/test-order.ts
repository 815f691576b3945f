import 'server-only'
import { reductionsOf } from '#lib/cart/rules/reductions.ts'
import { NO_SIZE } from '#lib/catalogue/rules/sellable.ts'
import type { PricedLine } from '#lib/checkout/rules/chosen-lines.ts'
import { orderMoney } from '#lib/checkout/rules/order-money.ts'
import { apiFields } from '#lib/contract/address-fields.ts'
import { lineRows } from './line-rows.ts'
import type { OrderDetails } from './order-details.ts'

/** An order of the database for a test, with what the test is about filled in. */
export const testOrder = (more: Partial<OrderDetails> = {}): OrderDetails => ({
  id: '7K3M-9QXT-2BHD-4VRA',
  customer_id: 'c',
  mode: 'COD',
  status: 'placed',
  subtotal: 80_000,
  delivery: 8_000,
  ...reductionsOf(() => 0),
  total: 88_000,
  address: {
    ...apiFields(() => ''),
    id: '1',
    firstname: 'Asha',
    lastname: 'Verma',
    emailid: 'asha@example.in',
    mobileno: '9876543210',
    pincode: '451224',
    address1: '14 Ghat Road',
    address2: 'Maheshwar',
    city: 'Khargone',
    STATENAME: 'Madhya Pradesh',
  },
  keep_cart: false,
  placed_at: new Date('2026-11-21T20:00:00Z'),
  hold_until: null,
  unheld: false,
  gateway_order_id: null,
  gateway: null,
  courier: '',
  tracking_number: '',
  cancel_comment: '',
  paid_by: null,
  lines: [
    {
      asin: 'A-2',
      product_id: 2,
      name: 'Stole',
      image: 'stole.webp',
      description: '',
      size: '',
      color: '',
      units: 2,
      price: 40_000,
      original_price: 80_000,
      total: 80_000,
    },
  ],
  events: [{ kind: 'placed', at: '2026-11-21T20:00:00.000Z', note: '' }],
  refunds: [],
  ...more,
})

/** One of these lines, charged as the shop charges. */
export function orderOfChosen(
  lines: readonly PricedLine[],
  mode: 'COD' | 'ONLINE',
  percent: number,
  more: Partial<OrderDetails> = {},
): OrderDetails {
  const money = orderMoney(lines, { paymentmode: mode }, { percent })
  return testOrder({ mode, ...money, lines: lineRows({ lines, money }), ...more })
}

/** What was chosen of a product that costs this; rupees may have paise. */
export const chosenLike = ({
  price = 400,
  delivery = 40,
  units = 1,
  ...more
}: {
  name?: string
  price?: number
  delivery?: number
  units?: number
  size?: string
  color?: string
}): PricedLine => ({
  product: {
    id: 2,
    asin: 'A-2',
    name: more.name ?? 'Stole',
    category: 'Stoles',
    image: 'stole.webp',
    description: '',
    price: Math.round(price * 100),
    originalPrice: Math.round(price * 200),
    delivery: Math.round(delivery * 100),
    color: [],
    sizes: [{ Size_Desc: NO_SIZE, Stock: 1000 }],
  },
  id: 2,
  unit: units,
  size: more.size ?? '',
  color: more.color ?? '',
  stock: 1000,
})

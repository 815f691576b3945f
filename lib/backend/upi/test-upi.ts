import 'server-only'
import { clearCatalogueCache } from '../catalogue-cache.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { type Buyer, order } from '../orders/test-orders.ts'
import { setPaymentSettings } from '../payments/settings.ts'
import { addProduct } from '../test-product.ts'
import { claimPayment } from './claim-payment.ts'

export const [STOLE, LAST] = [1, 2]

/** For tests: a shop without a provider, whose seller takes payments by UPI. */
export function withUpiShop() {
  withTestDatabase()
  beforeAll(async () => {
    setPaymentSettings(undefined)
    await addProduct({ id: STOLE, name: 'Stole', sizes: { NA: 1000 }, price: 960, delivery: 40 })
    await addProduct({ id: LAST, name: 'Lamp', sizes: { NA: 1 }, price: 960, delivery: 40 })
    await setUpi({ id: 'asha@okbank', name: 'Asha Handlooms', utrHours: 24 })
  })
}

/** What shop.json says of UPI; undefined: nothing. */
export async function setUpi(upi: object | undefined) {
  await db.run(
    `insert into shop (details, more) values ($1, $2) on conflict ("only") do update set more = excluded.more`,
    [
      JSON.stringify({ name: 'Reva', email: 'seller@reva.example' }),
      JSON.stringify({ moreSettings: {}, ...(upi && { upi }) }),
    ],
  )
  clearCatalogueCache()
}

let last = 0
/** A number that no other test has typed. */
export const newUtr = () => String(400_000_000_000 + ++last)

export const placeByUpi = async (buyer: Buyer, id = STOLE) => {
  const { coorderid, unheld } = await order(buyer, 'ONLINE', [{ id }])
  return { id: coorderid, unheld }
}

export const claim = (buyer: Buyer, id: string, utr: string) => claimPayment(id, utr, { token: buyer.token })

export const claimsOf = (id: string) =>
  db.query<{ utr: string; state: string; flagged: boolean }>(
    'select utr, state, flagged from upi_claims where order_id = $1 order by id',
    [id],
  )

/** How many hours from its placing its pieces are held. */
export const hoursHeld = async (id: string) =>
  Number(
    (
      await db.one<{ hours: number }>(
        'select extract(epoch from hold_until - placed_at) / 3600 as hours from orders where id = $1',
        [id],
      )
    )?.hours,
  )

export const toldSeller = async (id: string) =>
  (await db.query(`select 1 from outbox where template = 'upiCame' and payload->>'orderId' = $1`, [id]))
    .length

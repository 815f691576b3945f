import 'server-only'
import { clearCatalogueCache } from '../catalogue-cache.ts'
import { db } from '../db/pool.ts'
import type { SellerFile } from '../shop/seller-file.ts'

type More = { seller?: Partial<SellerFile['seller']>; tax?: Partial<SellerFile['tax']>; percent?: number }

/** For tests: a shop whose seller is registered in Gujarat, with the given values in place of these. */
export async function setSeller({ seller, tax, percent = 10 }: More = {}) {
  const more = {
    seller: {
      legalName: 'Narmada Handlooms',
      gstin: '24AAACC1206D1ZM',
      address: { street: '5 Riverside', town: 'Bharuch', state: 'Gujarat', pin: '392001' },
      branches: [],
      officer: {},
      care: { email: 'care@narmada.example' },
      ...seller,
    },
    tax: { status: 'regular', series: 'NH', rate: 5, rates: [], ...tax },
  }
  await db.run(
    `insert into shop (details, more) values ($1, $2)
     on conflict ("only") do update set details = excluded.details, more = excluded.more`,
    [JSON.stringify({ name: 'Narmada', settings: { onlineDiscountPercent: percent } }), JSON.stringify(more)],
  )
  clearCatalogueCache()
}

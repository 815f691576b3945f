import { embeddedShop } from '#lib/api/server/embedded-shop.ts'
import { withTestDatabase } from '../db/test-database.ts'
import type { Failpoint } from '../failpoints.ts'
import { handlers } from '../index.ts'
import { startProcess } from '../orders/test-process.ts'
import { newCustomer } from '../test-customer.ts'
import { addProduct } from '../test-product.ts'

const database = withTestDatabase()
const shop = embeddedShop(handlers)

const [STOLE, LAMP] = [1, 2]
beforeAll(async () => {
  for (const id of [STOLE, LAMP]) await addProduct({ id, sizes: { NA: 500 } })
})

const times = process.env.PROVE ? 20 : 1
const POINTS: Failpoint[] = ['merge-recorded', 'merge-kept', 'merged']

test.each(POINTS)(
  'ten tabs merge one cart at two processes, one of them killed at "%s": one sum',
  async dieAt => {
    for (let time = 0; time < times; time++) {
      const { token } = await newCustomer()
      await shop.saveCart([{ prod_id: STOLE, unit: 3 }], { token })
      const guest = {
        guest_id: `killed-at-${dieAt}-${time}`,
        lines: [
          { prod_id: STOLE, unit: 2 },
          { prod_id: LAMP, unit: 1 },
        ],
        wishes: [{ id: LAMP }],
      }
      const [doomed, heir] = await Promise.all([
        startProcess({ databaseUrl: database.url, dieAt }),
        startProcess({ databaseUrl: database.url }),
      ])
      const merge = (process: typeof doomed) => process.call('mergeCart', guest, { token })
      const tabs = Array.from({ length: 10 }, (_, tab) => merge(tab % 2 ? heir : doomed))
      const [first] = await Promise.allSettled(tabs)
      // Its tab was not told, and comes again.
      expect(first).toMatchObject({ status: 'rejected', reason: { message: 'The process died.' } })
      await Promise.all(Array.from({ length: 10 }, () => merge(heir)))
      await heir.kill()
      const cart = await shop.fetchCart([{}], { token })
      expect(cart.map(({ id, Unit }) => [id, Unit])).toEqual([
        [STOLE, 5],
        [LAMP, 1],
      ])
      expect(await shop.fetchWishlist({}, { token })).toMatchObject([{ id: LAMP }])
    }
  },
  300_000,
)

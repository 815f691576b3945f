import { withPracticeCourier } from '#lib/backend/couriers/test-courier.ts'
import { withTestDatabase } from '#lib/backend/db/test-database.ts'
import { readOpenMoney } from '#lib/backend/desk/money/open-money.ts'
import { spanOf } from '#lib/backend/desk/money/span.ts'
import { readDays, readSums } from '#lib/backend/desk/money/sums.ts'
import { type Buyer, newBuyer } from '#lib/backend/orders/test-orders.ts'
import { ask } from '#lib/backend/returns/test-returns.ts'
import { dayOfTheShop } from './test-day.ts'
import { newKey, programShop } from './test-program-shop.ts'

withTestDatabase()
const { origin } = programShop()
const courier = withPracticeCourier()

// Shoppers order by the shop's own public calls.
const ordered = new Map<string, Buyer>()

async function orderBy(lines: { id: number; units: number }[]): Promise<string> {
  const buyer = await newBuyer()
  const answer = await fetch(`${origin()}/api/insert_Customer_Order`, {
    method: 'POST',
    headers: { authorization: `Bearer ${buyer.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      addressid: buyer.address,
      paymentmode: 'COD',
      orders: lines.map(({ id, units }) => ({ prod_id: id, productcode: String(id), quantity: units })),
    }),
  })
  const told = await answer.json()
  const id: string = told.data?.[0]?.coorderid
  expect([answer.status, told]).toEqual([200, expect.anything()])
  ordered.set(id, buyer)
  return id
}

test('a day by docs/api.md alone ends with the desk’s figures, to the paisa', async () => {
  const { key } = await newKey()
  const day = await dayOfTheShop(origin(), key, {
    order: orderBy,
    courierMoves: async (number, move) => {
      await courier.moves(number, move)
      await courier.works(true)
    },
    sendBack: id => ask(ordered.get(id) as Buyer, id, { upi: 'asha@upi' }),
  })
  const { counted, figures, during, payout } = day
  expect(payout).toMatchObject({ counts: [{ state: 'right', count: 2 }], missing: [] })
  const [sums, days, open] = [await readSums(spanOf({})), await readDays(spanOf({})), await readOpenMoney()]
  const summed = (name: 'billed' | 'takenBack') => days.reduce((sum, each) => sum + each[name], 0)
  const desk = {
    placed_paise: sums.value,
    delivered_paise: sums.deliveredValue,
    billed_paise: summed('billed'),
    taken_back_paise: summed('takenBack'),
    to_collect_paise: open.toCollect,
    to_refund_paise: open.refunds,
  }
  const { to_collect_before: before, ...script } = counted
  expect(script).toEqual(desk)
  expect(during.to_collect_paise).toBe(before)
  expect(figures).toMatchObject({
    ...{ placed: 4, delivered: 2, cancelled: 1, on_the_way: 0 },
    ...{ placed_paise: desk.placed_paise, delivered_paise: desk.delivered_paise },
    ...{ to_collect_paise: 0, to_refund_paise: 0 },
  })
  expect(figures.days.reduce((sum, each) => sum + each.billed_paise, 0)).toBe(desk.billed_paise)
  // One saree, two stoles and a kurta are with customers, of which one stole came back.
  expect(day.stockBefore - day.stockAfter).toBe(3)
})

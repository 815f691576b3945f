import 'server-only'
import type { GstDocument } from '#lib/bills/rules/gst-sheets.ts'
import { gstSheets } from '#lib/bills/rules/gst-sheets.ts'
import { spread } from '#lib/bills/rules/spread.ts'
import type { PricedLine } from '#lib/checkout/rules/chosen-lines.ts'
import { orderMoney } from '#lib/checkout/rules/order-money.ts'
import { STATES } from '#lib/rules/states.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { transaction } from '../db/transaction.ts'
import { insertOrder } from '../orders/insert-order.ts'
import { newOrderId } from '../orders/order-id.ts'
import { chosenLines } from '../orders/quote.ts'
import { type Buyer, newBuyer } from '../orders/test-orders.ts'
import { readSellerFile } from '../shop/read-seller.ts'
import { addProduct } from '../test-product.ts'
import { documentsOf } from './gst-documents.ts'
import { issueBill } from './issue-bill.ts'
import { issueCreditNote } from './issue-credit-note.ts'
import { issueExchangeBill } from './issue-exchange-bill.ts'
import { taxOfLines } from './tax-of-lines.ts'
import { setSeller } from './test-seller.ts'

const PRODUCTS = 24
const MONTHS = ['2031-02', '2031-03', '2031-04']

/**
 * For tests: random orders (states, rates, prices, ways to pay) are billed in three months of two financial years; of some,
 * parts or all come back or are exchanged, often in a later month or year, at another rate. Bills, notes and sheets then agree
 * with each other and with the money.
 */
export function proveOrders(count: number) {
  withTestDatabase()
  const random = randomOf(20_311)
  const money = new Map<string, { paid: number; back: number; isAllBack: boolean }>()
  let buyer: Buyer

  beforeAll(async () => {
    await setSeller({ tax: { slabGap: 'lower', rates: [{ hsn: '62', rate: 7, from: '2031-04-01' }] } })
    buyer = await newBuyer()
    for (let id = 1; id <= PRODUCTS; id++) {
      const price = id % 6 === 0 ? 40_000 : id % 5 === 0 ? 2_700 : 1 + random(900)
      await addProduct({ id, sizes: { NA: 100_000 }, price, delivery: random(3) ? random(90) : 0 })
      await db.run('update products set discount_paise = discount_paise + $2, hsn = $3 where id = $1', [
        id,
        random(2) ? random(100) : 0,
        ['6204', '6403', '5208', '620411', ''][id % 5],
      ])
      await db.run(
        `insert into product_texts (product_id, declared) values ($1, $2)
         on conflict (product_id) do update set declared = excluded.declared`,
        [id, JSON.stringify(id % 4 === 0 ? { tax_rate: [0, 0.25, 12, 28][id % 3] } : {})],
      )
    }
  })

  test(`Law 20: ${count} random orders are billed, and parts of them come back`, async () => {
    const sent: string[] = []
    let day = ''
    for (let n = 0; n < count; n++) {
      const id = await place()
      // Days only go on: a month ends when its share of the orders is done.
      const share = Math.floor((n * 84) / count)
      day = `${MONTHS[Math.floor(share / 28)]}-${String((share % 28) + 1).padStart(2, '0')}`
      await bill(id, day)
      sent.push(id)
      if (random(2)) await comesBack(sent.splice(random(sent.length), 1)[0] ?? id, day)
    }
    for (const id of sent) await comesBack(id, day)
    expect(money.size).toBe(count)
  }, 600_000)

  test('Law 21: what was billed and taken back is the money that moved, order by order, to the paisa', async () => {
    const rows = await db.query<{ id: string; billed: number; back: number; exchanged: number }>(
      `select o.id, (select total from bills where order_id = o.id and part = '') as billed,
              coalesce((select sum(total) from bills where order_id = o.id and part <> ''), 0)::bigint as exchanged,
              coalesce((select sum(total) from credit_notes where order_id = o.id), 0)::bigint as back
         from orders o`,
    )
    expect(rows).toHaveLength(count)
    for (const { id, billed, back, exchanged } of rows) {
      const { paid, isAllBack, back: told } = money.get(id) ?? { paid: -1, back: -1, isAllBack: false }
      expect({ id, billed, back: back - exchanged }).toEqual({ id, billed: paid, back: told })
      if (isAllBack) expect({ id, kept: billed + exchanged - back }).toEqual({ id, kept: 0 })
    }
  })

  test('numbers have no gap, their days only go on, and each line adds up', async () => {
    const gaps = await db.query(
      `select series, year, count(*)::int as count, max(place_in_series) as last, min(place_in_series) as first
         from (select series, year, place_in_series from bills union all
               select series, year, place_in_series from credit_notes) d
        group by series, year having count(*) <> max(place_in_series) or min(place_in_series) <> 1`,
    )
    expect(gaps).toEqual([])
    const backwards = await db.query(
      `select number from (select number, day, lag(day) over (partition by series, year order by place_in_series) as before
         from (select number, day, series, year, place_in_series from bills union all
               select number, day, series, year, place_in_series from credit_notes) issued) d where day < before`,
    )
    expect(backwards).toEqual([])
    const later = await db.query(
      'select 1 from credit_notes n join bills b on b.order_id = n.order_id and n.year <> b.year limit 1',
    )
    expect(later).toHaveLength(1)
    const broken = await db.query(
      `select b.number from bills b,
              lateral (select sum(taxable) as taxable, sum(cgst) as cgst, sum(sgst) as sgst, sum(igst) as igst,
                              bool_or(cgst <> sgst) as uneven,
                              max(abs(taxable + cgst + sgst + igst - goods - delivery)) as rest
                         from bill_lines where bill_id = b.id) l
        where b.taxable <> l.taxable or b.cgst <> l.cgst or b.sgst <> l.sgst or b.igst <> l.igst or l.uneven or l.rest > 2
       union all
       select n.number from credit_notes n,
              lateral (select sum(taxable) as taxable, sum(cgst) as cgst, sum(sgst) as sgst, sum(igst) as igst,
                              bool_or(cgst <> sgst) as uneven
                         from credit_note_lines where note_id = n.id) l
        where n.taxable <> l.taxable or n.cgst <> l.cgst or n.sgst <> l.sgst or n.igst <> l.igst or l.uneven`,
    )
    expect(broken).toEqual([])
  })

  test('the sheets of each month are its bills less its notes, to the paisa', async () => {
    let told = 0
    for (const month of MONTHS) {
      const documents = await documentsOf(db, month)
      told += documents.length
      const sheets = gstSheets(documents, { hsnDigits: 4 })
      const sumOf = (name: string, column: string) => {
        const [head = [], ...rows] = sheets.find(sheet => sheet.name === name)?.rows ?? []
        return rows.reduce((sum, row) => sum + Math.round(Number(row[head.indexOf(column)]) * 100), 0)
      }
      const net = (amount: 'taxable' | 'cgst' | 'sgst' | 'igst' | 'rounding' | 'total') =>
        documents.reduce((sum, document) => sum + (document.isNote ? -1 : 1) * document[amount], 0)
      expect({
        month,
        taxable:
          sumOf('b2cs', 'Taxable Value') +
          sumOf('b2cl', 'Taxable Value') -
          sumOf('cdnur', 'Taxable Value') +
          sumOf('exemp', 'Exempted(other than nil rated/non GST supply)'),
        ofGoods: sumOf('hsn(b2c)', 'Taxable Value'),
        igst: sumOf('hsn(b2c)', 'Integrated Tax Amount'),
        cgst: sumOf('hsn(b2c)', 'Central Tax Amount'),
        sgst: sumOf('hsn(b2c)', 'State/UT Tax Amount'),
        total: sumOf('hsn(b2c)', 'Total Value') + net('rounding'),
        documents: sumOf('docs', 'Total Number') / 100,
      }).toEqual({
        month,
        taxable: net('taxable'),
        ofGoods: net('taxable'),
        igst: net('igst'),
        cgst: net('cgst'),
        sgst: net('sgst'),
        total: net('total'),
        documents: documents.length,
      })
      expect(largeAmong(documents)).toBe((sheets.find(({ name }) => name === 'b2cl')?.rows.length ?? 1) > 1)
    }
    const all = await db.one<{ count: number }>(
      'select (select count(*) from bills) + (select count(*) from credit_notes) as count',
    )
    expect(told).toBe(all?.count)
  })

  const largeAmong = (documents: readonly GstDocument[]) =>
    documents.some(({ isNote, interState, total }) => !isNote && interState && total > 1_00_000_00)

  async function place() {
    const mode = random(2) ? 'COD' : 'ONLINE'
    const state = random(3) ? (STATES[random(STATES.length)] ?? '') : 'Gujarat'
    return transaction(async tx => {
      const asked = Array.from({ length: 1 + random(5) }, () => ({
        id: 1 + random(PRODUCTS),
        unit: 1 + random(4),
        size: '',
        color: '',
      }))
      const lines = withRandomCoupon(await chosenLines(tx, asked, buyer.id), random)
      const request = { paymentmode: mode, addressid: buyer.address, orders: [], coupan_Code: '' } as const
      const charged = orderMoney(lines, request, { percent: [0, 10, 12.5][random(3)] ?? 0 })
      const id = newOrderId()
      const seller = await readSellerFile(tx)
      await insertOrder(tx, {
        id,
        customer: buyer.id,
        request: { ...request, orders: [] },
        status: 'placed',
        money: charged,
        address: addressIn(state),
        lines,
        keepCart: true,
        key: undefined,
        bodyHash: Buffer.from(id),
        holdMinutes: null,
        unheld: false,
        network: undefined,
        browser: undefined,
        tax: await taxOfLines(tx, seller, lines, charged, state),
      })
      money.set(id, { paid: charged.total, back: 0, isAllBack: false })
      return id
    })
  }

  async function bill(id: string, day: string) {
    const issued = await transaction(tx => issueBill(tx, id, async () => day))
    expect(issued).toMatchObject({ total: money.get(id)?.paid })
  }

  async function comesBack(id: string, day: string) {
    const today = async () => day
    const entry = money.get(id) ?? { paid: 0, back: 0, isAllBack: false }
    for (let turn = 0; turn < 3 && random(2); turn++) {
      const left = await unitsLeft(id)
      const some = left
        .filter(() => random(2))
        .map(({ place, units }) => ({ place, units: 1 + random(units) }))
      if (some.length === 0) continue
      const credited = {
        orderId: id,
        occasion: `turn ${turn}`,
        why: 'Came back',
        lines: some,
        delivery: random(2) > 0,
      }
      await transaction(async tx => {
        const note = await issueCreditNote(tx, credited, today)
        if (random(3)) entry.back += note?.total ?? 0
        else expect((await issueExchangeBill(tx, credited, today))?.total).toBe(note?.total)
      })
    }
    if (random(3) > 0) return
    const note = await transaction(tx =>
      issueCreditNote(
        tx,
        { orderId: id, occasion: 'closed', why: 'Refused', lines: 'all', delivery: true },
        today,
      ),
    )
    entry.back += note?.total ?? 0
    entry.isAllBack = true
  }

  const unitsLeft = (id: string) =>
    db.query<{ place: number; units: number }>(
      `select place, sum(units)::int as units from (
         select l.place, l.units from bill_lines l join bills b on b.id = l.bill_id where b.order_id = $1
         union all
         select c.place, -c.units from credit_note_lines c join bills b on b.id = c.bill_id where b.order_id = $1) u
        group by place having sum(units) > 0`,
      [id],
    )
}

/** Every third order has a coupon, for some of its lines. */
const withRandomCoupon = (lines: PricedLine[], random: (below: number) => number) => {
  if (random(3)) return lines
  const percent = 1 + random(90)
  const weights = lines.map(({ product, unit }) => (random(2) ? product.price * unit : 0))
  const value = weights.reduce((sum, paise) => sum + paise, 0)
  const offs = spread(100 * Math.floor((value * percent) / 10_000), weights)
  return lines.map((line, place) => ({ ...line, couponOff: offs[place] ?? 0 }))
}

const addressIn = (state: string) => ({
  id: '1',
  firstname: 'Asha',
  lastname: 'Verma',
  emailid: 'asha@example.in',
  mobileno: '9876543210',
  pincode: '451224',
  address1: '14 Ghat Road',
  address2: '',
  city: 'Khargone',
  district: '',
  STATENAME: state,
})

/** The same numbers in each run, from 0 up to one less than asked. */
export const randomOf = (seed: number) => {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 4_294_967_296) * below)
  }
}

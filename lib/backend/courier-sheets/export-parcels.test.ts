import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { shareParcel } from '../orders/shared-parcels.ts'
import { stepOrder } from '../orders/step-order.ts'
import { newBuyer, order } from '../orders/test-orders.ts'
import { addProduct } from '../test-product.ts'
import { exportedRows, packed, placeCod } from './test-sheets.ts'

withTestDatabase()
beforeAll(async () => {
  await addProduct({ id: 1, name: 'Stole', sizes: { NA: 1000 }, price: 400, delivery: 40 })
  await addProduct({ id: 2, name: '=Lamp', sizes: { NA: 1000 }, price: 300, delivery: 0 })
  await db.run(
    `update products set weight_grams = 250, hsn = '6214', length_cm = 30, breadth_cm = 20, height_cm = 4 where id = 1`,
  )
})
beforeEach(() => db.run(`update orders set status = 'delivered'`))

const TODAY = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10).split('-').reverse().join('-')

test('what is packed is a row each, as the courier asks for it: weight, COD with its amount, HSN, their date', async () => {
  await placeCod()
  const id = await packed(1, 2)
  const rows = await exportedRows('generic')
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({
    order: id,
    date: TODAY,
    name: 'Asha Verma',
    mobile: '9876543210',
    address: '14 Ghat Road',
    locality: 'Maheshwar',
    city: 'Khargone',
    state: 'Madhya Pradesh',
    pincode: '451224',
    payment: 'COD',
    'amount to collect': '880.00',
    value: '880.00',
    'weight g': '500',
    'length cm': '30',
    'breadth cm': '20',
    'height cm': '8',
    HSN: '6214',
    contents: '2 × Stole',
  })
})

test('a weight and a box that are not known are the shop’s usual ones, and no cell is a formula', async () => {
  await packed(2)
  const [row] = await exportedRows('generic')
  expect(row).toMatchObject({ 'weight g': '500', 'length cm': '25', 'height cm': '5', contents: '1 × =Lamp' })
  await db.run(`update orders set address = address || '{"address1": "=cmd()"}' where status = 'packed'`)
  expect((await exportedRows('delhivery'))[0]?.add).toBe("'=cmd(), Maheshwar")
})

test('what is paid is Prepaid and collects nothing; an advance leaves the rest to the door', async () => {
  const [paid, part] = [await packed(), await packed()]
  await db.run(`update orders set mode = 'ONLINE' where id = any($1)`, [[paid, part]])
  await db.run('update orders set at_door = 30000 where id = $1', [part])
  const rows = await exportedRows('shiprocket')
  expect(rows).toMatchObject([
    {
      '*Order Id': paid,
      '*Payment Method(COD/Prepaid)': 'Prepaid',
      '*Partial COD (Yes/No)': 'No',
      'Paid Amount (Rs.)': '',
    },
    {
      '*Order Id': part,
      '*Payment Method(COD/Prepaid)': 'COD',
      '*Partial COD (Yes/No)': 'Yes',
      'Paid Amount (Rs.)': '140.00',
    },
  ])
  expect(rows[0]?.['Order Date as dd-mm-yyyy hh:MM']).toMatch(new RegExp(`^${TODAY} \\d\\d:\\d\\d$`))
  expect((await exportedRows('delhivery')).map(row => row.cod_amount)).toEqual(['0.00', '300.00'])
})

test('orders in one parcel are one row, which collects for both', async () => {
  const buyer = await newBuyer()
  const ids: string[] = []
  for (let n = 0; n < 2; n++) ids.push((await order(buyer, 'COD', [{ id: 1 }])).coorderid)
  const [first = '', second = ''] = ids
  expect(await shareParcel(first, second)).toMatchObject({ done: true })
  for (const id of ids) await stepOrder(id, 'packed')
  expect(await exportedRows('generic')).toMatchObject([
    { order: first, 'also in it': second, 'amount to collect': '880.00', units: '2', 'weight g': '500' },
  ])
})

test('who packs reads what is collected, and not what orders came to', async () => {
  const id = await packed()
  await db.run(`update orders set mode = 'ONLINE', at_door = 10000 where id = $1`, [id])
  for (const [layout, hidden] of [
    ['generic', ['value']],
    ['delhivery', ['total_amount']],
    ['shiprocket', ['*Selling Price(Per Unit Item, Inclusive of Tax)', 'Paid Amount (Rs.)']],
  ] as const) {
    const [row = {}] = await exportedRows(layout, { hidesValue: true })
    for (const name of hidden) expect([name, row[name]]).toEqual([name, ''])
    expect(Object.values(row)).not.toContain('440.00')
  }
})

test('more parcels than are read at once come whole, each once', async () => {
  const id = await packed()
  await db.run(
    `insert into orders (id, customer_id, mode, status, subtotal, delivery, discount, total, address, body_hash, placed_at)
     select 'TEST-' || n, customer_id, mode, 'packed', subtotal, delivery, discount, total, address, body_hash, placed_at
       from orders, generate_series(1, 1100) n where id = $1`,
    [id],
  )
  await db.run(
    `insert into order_lines (order_id, place, product_id, asin, name, image, description, size, color, units, price, original_price, total)
     select 'TEST-' || n, place, product_id, asin, name, image, description, size, color, units, price, original_price, total
       from order_lines, generate_series(1, 1100) n where order_id = $1`,
    [id],
  )
  const rows = await exportedRows('generic')
  expect(rows).toHaveLength(1101)
  expect(new Set(rows.map(row => row.order)).size).toBe(1101)
  await db.run(`delete from order_lines where order_id like 'TEST-%'`)
  await db.run(`delete from orders where id like 'TEST-%'`)
})

import { existsSync } from 'node:fs'
import path from 'node:path'
import { personalColumns } from '#lib/privacy/rules/stored-data.ts'
import { env } from '#lib/server/settings/env.ts'
import { setSeller } from '../bills/test-seller.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { transaction } from '../db/transaction.ts'
import { deleteExpired } from '../delete-expired.ts'
import { orderLink } from '../order-links/order-link.ts'
import { orderOfLink } from '../order-links/order-of-link.ts'
import { revokeLink } from '../order-links/revoke-link.ts'
import { stepOrder } from '../orders/step-order.ts'
import { newBuyer, order } from '../orders/test-orders.ts'
import { addProduct } from '../test-product.ts'
import { erasePerson, keepPerson } from './erase-person.ts'
import { NOBODYS, OWNED, rowsOfPerson } from './rows-of-person.ts'
import { WRITTEN, wholePerson } from './test-whole-person.ts'

withTestDatabase()
beforeAll(() => addProduct({ id: 1, name: 'Stole', sizes: { NA: 1000 }, price: 400 }))
beforeEach(() => setSeller())

const keyInLink = async (id: string) => (await orderLink(id))?.replace(`${env.siteUrl}/order/`, '') ?? ''
const one = (table: string, of: string, where: string) =>
  db.one<Record<string, unknown>>(`select * from ${table} where ${of} = $1`, [where])
const addressOf = async (id: string) => (await one('orders', 'id', id))?.address as Record<string, string>
const isErased = async (id: string) => (await one('customers', 'id', id))?.erased_at !== null

test('Law 24: an export has the rows of each table of people, and nobody else’s', async () => {
  const asha = await wholePerson()
  const other = await wholePerson()
  const rows = await rowsOfPerson(db, asha.id)
  const empty = [...personalColumns().keys()].filter(
    table => !NOBODYS.includes(table) && !rows[table]?.length,
  )
  expect(empty).toEqual([])
  const text = JSON.stringify(rows)
  expect(text).not.toContain(other.id)
  expect(text).not.toContain(other.order)
  expect(rows.attached_pictures).toMatchObject([
    { webp: Buffer.from(WRITTEN).toString('base64') },
    { webp: Buffer.from(WRITTEN).toString('base64') },
  ])
})

test('Law 24: nothing that the customer wrote outlives an erasure, in any table', async () => {
  const asha = await wholePerson()
  const picture = path.join(env.dataDir, 'uploads', asha.picture)
  expect(existsSync(picture)).toBe(true)
  const mail = (await one('customers', 'id', asha.id))?.email as string
  expect(await erasePerson(asha.id)).toBe('erased')
  for (const table of Object.keys(OWNED)) {
    const found = await db.query<{ row: string }>(
      `select t::text as row from ${table} t where ${OWNED[table]}`,
      [asha.id],
    )
    const told = found.filter(
      ({ row }) =>
        row.includes(WRITTEN) || row.includes(Buffer.from(WRITTEN).toString('hex')) || row.includes(mail),
    )
    expect([table, told]).toEqual([table, []])
  }
  expect(existsSync(picture)).toBe(false)
})

test('Law 24: a rating keeps its stars when its customer is erased, and its product is shown anew', async () => {
  const asha = await wholePerson()
  await db.run('delete from page_changes')
  await erasePerson(asha.id)
  expect(await one('ratings', 'order_id', asha.order)).toMatchObject({
    stars: 4,
    words: '',
    by_name: '',
    answer: '',
  })
  expect(await db.query('select path from page_changes')).toHaveLength(1)
})

test('Law 24: a complaint keeps its number and its dates when its customer is erased', async () => {
  const asha = await wholePerson()
  await erasePerson(asha.id)
  expect(await one('tickets', 'order_id', asha.order)).toMatchObject({
    number: expect.stringMatching(/^C-/),
    settled_at: expect.any(Date),
    name: '',
    email: '',
    mobile: '',
  })
})

test.each([
  ['a complaint', `update tickets set settled_at = null where order_id = $1`],
  [
    'a complaint of a browser',
    `update tickets set settled_at = null, customer_id = null where order_id = $1`,
  ],
  ['a complaint about no order', `update tickets set settled_at = null, order_id = null where order_id = $1`],
  ['a return', `update return_requests set ended_at = null, state = 'accepted' where order_id = $1`],
  ['a refund of a part', `update part_refunds set state = 'by-hand' where order_id = $1`],
])('Law 24: %s that is open lets an erasure wait', async (_what, reopen) => {
  const asha = await wholePerson()
  await db.run(reopen, [asha.order])
  expect(await erasePerson(asha.id)).toBe('booked')
  await deleteExpired()
  expect(await isErased(asha.id)).toBe(false)
  expect(await one('refund_targets', 'order_id', asha.order)).toMatchObject({ upi: WRITTEN })
  await db.run('update tickets set settled_at = now() where order_id = $1 or customer_id = $2', [
    asha.order,
    asha.id,
  ])
  await db.run(`update return_requests set ended_at = now() where order_id = $1`, [asha.order])
  await db.run(`update part_refunds set state = 'done' where order_id = $1`, [asha.order])
  await deleteExpired()
  expect(await isErased(asha.id)).toBe(true)
})

test('Law 24: an erasure that is only booked ends the links to the orders at once', async () => {
  const asha = await newBuyer()
  const { coorderid } = await order(asha, 'COD', [{ id: 1 }])
  const key = await keyInLink(coorderid)
  expect(await orderOfLink(key)).toBe(coorderid)
  expect(await erasePerson(asha.id)).toBe('booked')
  expect(await orderOfLink(key)).toBeUndefined()
  expect(await orderLink(coorderid)).toBeUndefined()
  // Once more changes nothing.
  expect(await transaction(tx => revokeLink(tx, coorderid))).toBe(true)
})

test('Law 24: an order with a bill keeps the bill’s name and address, also where it was cancelled', async () => {
  const asha = await newBuyer()
  const { coorderid } = await order(asha, 'COD', [{ id: 1 }])
  await stepOrder(coorderid, 'packed')
  await db.run(`update orders set status = 'cancelled' where id = $1`, [coorderid])
  const before = await addressOf(coorderid)
  expect(await erasePerson(asha.id)).toBe('erased')
  expect(await addressOf(coorderid)).toEqual({ ...before, id: '', emailid: '', mobileno: '' })
})

const keptPerson = async () => {
  const person = await wholePerson()
  await keepPerson(person.id)
  return person
}

const FIRST_OF_APRIL = `
  (date_trunc('year', (now() at time zone 'Asia/Kolkata') - interval '8 years 3 months') + interval '3 months')::date`
const dated = async (id: string, day: string) => {
  for (const table of ['bills', 'credit_notes'])
    await db.run(`update ${table} set day = ${day} where order_id = $1`, [id])
}

test('Law 24: a bill, its notes and its order’s names go 8 years after the end of its financial year, not before', async () => {
  const { order: id } = await keptPerson()
  await db.run(`update orders set placed_at = now() - interval '12 years' where id = $1`, [id])
  await dated(id, FIRST_OF_APRIL)
  await deleteExpired()
  expect(await one('bills', 'order_id', id)).toBeDefined()
  expect((await addressOf(id)).firstname).toBe('Asha')
  // Of one order the last document counts.
  await db.run(`update bills set day = ${FIRST_OF_APRIL} - 1 where order_id = $1`, [id])
  await deleteExpired()
  expect(await one('bills', 'order_id', id)).toBeDefined()
  await dated(id, `${FIRST_OF_APRIL} - 1`)
  await deleteExpired()
  for (const table of ['bills', 'credit_notes', 'corrected_addresses', 'refund_targets'])
    expect([table, await one(table, 'order_id', id)]).toEqual([table, undefined])
  expect((await addressOf(id)).firstname).toBe('')
  expect(await one('return_requests', 'order_id', id)).toMatchObject({ comment: '' })
})

test('Law 24: a cancelled order with a bill keeps its name as long as the bill', async () => {
  const { order: id } = await keptPerson()
  await db.run(
    `update orders set status = 'cancelled', placed_at = now() - interval '2 years' where id = $1`,
    [id],
  )
  await deleteExpired()
  expect((await addressOf(id)).firstname).toBe('Asha')
})

test('Law 24: a complaint loses what is in it a year after it was settled', async () => {
  const { order: id } = await keptPerson()
  const settled = (days: number) =>
    db.run('update tickets set settled_at = now() - make_interval(days => $2) where order_id = $1', [
      id,
      days,
    ])
  await settled(364)
  await deleteExpired()
  expect(await one('tickets', 'order_id', id)).toMatchObject({ name: WRITTEN })
  await settled(366)
  await deleteExpired()
  expect(await one('tickets', 'order_id', id)).toMatchObject({ name: '', email: '' })
  const messages = await db.query(
    'select text from ticket_messages where ticket_id = (select id from tickets where order_id = $1)',
    [id],
  )
  expect(messages).toEqual([{ text: '' }])
})

import { db } from '../../db/pool.ts'
import { withTestDatabase } from '../../db/test-database.ts'
import { newBuyer, order } from '../../orders/test-orders.ts'
import { addProduct } from '../../test-product.ts'
import { runRead } from '../run-read.ts'
import { exportedOrders, exportToken } from './export-orders.ts'
import { worker } from './test-desk-orders.ts'

withTestDatabase()
beforeAll(() => addProduct({ id: 1, name: 'Stole', sizes: { NA: 1000 } }))

const all = async (rows: AsyncIterable<string> | undefined) => {
  let text = ''
  for await (const row of rows ?? []) text += row
  return text
}

test('the sheet of orders is for the session that has shown who it is, and for some minutes', async () => {
  const { coorderid: id } = await order(await newBuyer(), 'COD', [{ id: 1 }])
  const owner = await worker('owner')
  const done = await owner.does('export', { days: '30' })
  const query = new URL('to' in done ? String(done.to) : '', 'http://localhost').searchParams
  const asked = { days: query.get('days') ?? '', token: query.get('token') ?? '' }
  const sheet = async (token: string, more = {}) =>
    all((await runRead(token, 'orders', 'sheet', { ...asked, ...more })).read)
  expect(await sheet(owner.token)).toContain(id)
  for (const more of [{ days: '365' }, { token: '' }, { token: '1.x' }, { days: 'x' }])
    expect(await sheet(owner.token, more)).toBe('')
  expect(await sheet((await worker('owner')).token)).toBe('')
  expect(exportedOrders('30', exportToken('30', { session: 's' }, 0), { session: 's' })).toBeUndefined()
  await expect(sheet((await worker('packer')).token)).rejects.toMatchObject({ status: 403 })
})

test('whoever has not shown for a while who they are does so before', async () => {
  const owner = await worker('owner')
  await db.run(`update desk_sessions set proved_at = now() - interval '1 hour'`)
  await expect(owner.does('export', { days: '30' })).rejects.toMatchObject({ key: 'deskProve' })
})

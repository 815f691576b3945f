import { db } from '../../db/pool.ts'
import { withTestDatabase } from '../../db/test-database.ts'
import { newBuyer, order, statusOf, stockOf } from '../../orders/test-orders.ts'
import { addProduct } from '../../test-product.ts'
import { runRead } from '../run-read.ts'
import { orderActs } from './order-acts.ts'
import { inBookOf, worker } from './test-desk-orders.ts'

withTestDatabase()
beforeAll(() => addProduct({ id: 1, name: 'Stole', sizes: { NA: 1000 } }))

const placed = async (units = 1) => (await order(await newBuyer(), 'COD', [{ id: 1, units }])).coorderid
const seenBy = async (token: string, id: string) => (await runRead(token, 'orders', 'one', { id })).read?.seen

test('an order goes its way, and the book tells who did what', async () => {
  const owner = await worker('owner', 'Asha')
  const id = await placed()
  expect(await owner.does('pack', { id: id.toLowerCase().replaceAll('-', ' ') })).toMatchObject({ about: id })
  expect(await owner.does('ship', { id, courier: 'India Post', number: 'EM1' })).toMatchObject({
    changed: { status: ['packed', 'shipped'], courier: ['', 'India Post'], tracking_number: ['', 'EM1'] },
  })
  expect(await owner.does('correct', { id, courier: 'India Post', number: 'EM2' })).toMatchObject({
    changed: { tracking_number: ['EM1', 'EM2'] },
  })
  expect(await owner.does('delivered', { id })).not.toHaveProperty('refused')
  expect(await statusOf(id)).toBe('delivered')
  expect(await inBookOf(id)).toMatchObject([
    { person: 'Asha', act: 'orders.pack', outcome: 'done', changed: { status: ['placed', 'packed'] } },
    { act: 'orders.ship' },
    { act: 'orders.correct' },
    { act: 'orders.delivered' },
  ])
})

test('what an order cannot be now is refused in a sentence, and nothing changes', async () => {
  const owner = await worker('owner')
  const id = await placed()
  expect(await owner.does('delivered', { id })).toMatchObject({
    refused: expect.stringContaining('cannot be delivered'),
  })
  expect(await owner.does('ship', { id, courier: ' ', number: '' })).toMatchObject({
    fields: { courier: expect.any(String), number: expect.any(String) },
  })
  expect(await owner.does('pack', { id: 'nothing' })).toMatchObject({ fields: { id: expect.any(String) } })
  expect(await owner.does('pack', { id: '0000-0000-0000-0000' })).toHaveProperty('refused')
  expect(await owner.does('cancel', { id, reason: '' })).toMatchObject({
    fields: { reason: expect.any(String) },
  })
  expect(await statusOf(id)).toBe('placed')
})

test('two who work on one order do not overwrite each other: the second reads who did what', async () => {
  const [asha, ravi] = [await worker('owner', 'Asha'), await worker('packer', 'Ravi')]
  const id = await placed()
  const seen = await seenBy(asha.token, id)
  await ravi.does('pack', { id, seen })
  expect(await asha.does('cancel', { id, seen, reason: 'Sold out' })).toMatchObject({
    refused: expect.stringMatching(/^Ravi packed it, .*\d:\d\d [ap]m\./),
    isOutdated: true,
  })
  expect(await statusOf(id)).toBe('packed')
  // A note changes nothing that another act could overwrite.
  const now = await seenBy(asha.token, id)
  await ravi.does('note', { id, seen: now, text: 'Ring the bell' })
  expect(await asha.does('cancel', { id, seen: now, reason: 'Sold out' })).not.toHaveProperty('refused')
})

test('what nobody at the desk did is told by where the order stands', async () => {
  const owner = await worker('owner')
  const id = await placed()
  const seen = await seenBy(owner.token, id)
  await db.run(`update orders set status = 'cancelled' where id = $1`, [id])
  expect(await owner.does('pack', { id, seen })).toMatchObject({
    refused: expect.stringContaining('cancelled'),
    isOutdated: true,
  })
})

test('of two who pack one order at once one does', async () => {
  const owner = await worker('owner')
  const id = await placed()
  const seen = await seenBy(owner.token, id)
  const results = await Promise.all([owner.does('pack', { id, seen }), owner.does('pack', { id, seen })])
  expect(results.filter(result => 'refused' in result)).toHaveLength(1)
})

test('the same form twice is one act', async () => {
  const owner = await worker('owner')
  const id = await placed()
  const form = { id, text: 'Fragile', key: `key-of-a-form-${id}` }
  expect(await owner.does('note', form)).toEqual(expect.objectContaining({ message: expect.any(String) }))
  expect(await owner.does('note', form)).not.toHaveProperty('refused')
  expect(await db.query('select 1 from order_notes where order_id = $1', [id])).toHaveLength(1)
})

test('a parcel comes back: refused, undelivered, lost', async () => {
  const owner = await worker('owner')
  const shipped = async () => {
    const id = await placed()
    await owner.does('ship', { id, courier: 'India Post', number: 'EM1' })
    return id
  }
  const before = Number(await stockOf(1))
  const [refused, back, lost] = [await shipped(), await shipped(), await shipped()]
  expect(await owner.does('refused', { id: refused })).not.toHaveProperty('refused')
  expect(await owner.does('cameBack', { id: back })).not.toHaveProperty('refused')
  expect(await owner.does('lose', { id: lost, kind: 'lost' })).not.toHaveProperty('refused')
  expect(await stockOf(1)).toBe(before - 1)
  for (const id of [refused, back, lost]) expect(await statusOf(id)).toBe('cancelled')
})

test('refused parcels of a confirmed order count, and are forgiven', async () => {
  const owner = await worker('owner')
  const id = await placed()
  await owner.does('confirm', { id })
  await owner.does('ship', { id, courier: 'India Post', number: 'EM1' })
  await owner.does('refused', { id })
  const { read } = await runRead(owner.token, 'orders', 'one', { id })
  expect(read?.owner?.history.refused).toBeGreaterThan(0)
  expect(await owner.does('lift', { id })).not.toHaveProperty('refused')
  expect(await owner.does('lift', { id })).toHaveProperty('refused')
  expect((await runRead(owner.token, 'orders', 'one', { id })).read?.owner?.history.refused).toBe(0)
  // The number itself does not stand in the book.
  expect(JSON.stringify(await inBookOf(id))).not.toContain('9876543210')
})

test('some pieces of a delivered order are lost, and what was paid for them goes back', async () => {
  const owner = await worker('owner')
  const id = await placed(3)
  await owner.does('ship', { id, courier: 'India Post', number: 'EM1' })
  await owner.does('delivered', { id })
  expect(await owner.does('losePart', { id, kind: 'lost', 'pieces-0': '0' })).toMatchObject({
    fields: { 'pieces-0': expect.any(String) },
  })
  expect(await owner.does('losePart', { id, kind: 'lost', 'pieces-0': '4' })).toHaveProperty('refused')
  expect(await owner.does('losePart', { id, kind: 'damaged', 'pieces-0': '2' })).not.toHaveProperty('refused')
  const { read } = await runRead(owner.token, 'orders', 'one', { id })
  expect(read?.lines[0]?.left).toBe(1)
  expect(read?.owner?.partRefunds).toMatchObject([{ state: 'by-hand' }])
})

test('an address is corrected before it is sent; the book names the field and not what stood in it', async () => {
  const owner = await worker('owner')
  const id = await placed()
  expect(await owner.does('address', { id, pincode: '12' })).toMatchObject({
    fields: { pincode: expect.any(String) },
  })
  expect(await owner.does('address', { id, address1: '15 Ghat Road' })).toMatchObject({
    changed: { address1: [] },
  })
  expect(JSON.stringify(await inBookOf(id))).not.toContain('Ghat Road')
  await owner.does('ship', { id, courier: 'India Post', number: 'EM1' })
  expect(await owner.does('address', { id, address1: '16 Ghat Road' })).toHaveProperty('refused')
})

test('a guest without an e-mail address and a landmark can have the address corrected', async () => {
  const owner = await worker('owner')
  const id = await placed()
  await db.run(`update orders set address = address || '{"emailid": "", "address2": ""}' where id = $1`, [id])
  expect(await owner.does('address', { id, email: '', address2: '', city: 'Indore' })).toMatchObject({
    changed: { city: [] },
  })
  expect(await owner.does('address', { id, email: 'no address' })).toMatchObject({
    fields: { email: expect.any(String) },
  })
})

test('the link of an order is closed and made anew', async () => {
  const owner = await worker('owner')
  const id = await placed()
  const link = async () => (await runRead(owner.token, 'orders', 'one', { id })).read?.owner?.link
  const first = await link()
  expect(first).toContain('/order/')
  await owner.does('linkRevoke', { id })
  expect(await link()).toBeUndefined()
  await owner.does('linkNew', { id })
  expect(await link()).not.toBe(first)
})

test('a packer packs and sends open orders, and sees neither sums nor what has ended', async () => {
  const packer = await worker('packer')
  const owner = await worker('owner')
  const id = await placed()
  const { read } = await runRead(packer.token, 'orders', 'one', { id })
  expect(read?.owner).toBeUndefined()
  expect(read?.lines[0]).toMatchObject({ units: 1, price: undefined, total: undefined })
  expect(read?.address.emailid).toBe('')
  expect(await packer.does('pack', { id })).not.toHaveProperty('refused')
  // The bill goes into the parcel.
  const packed = (await runRead(packer.token, 'orders', 'one', { id })).read
  expect(packed?.bills).toEqual([{ name: expect.any(String), key: expect.stringMatching(/^[\w-]{22}$/) }])
  expect(
    (await runRead(packer.token, 'orders', 'bill', { key: packed?.bills[0]?.key ?? '' })).read,
  ).toBeDefined()
  expect(await packer.does('ship', { id, courier: 'India Post', number: 'EM1' })).not.toHaveProperty(
    'refused',
  )
  await owner.does('delivered', { id })
  expect((await runRead(packer.token, 'orders', 'one', { id })).read).toBeUndefined()
  expect(await packer.does('note', { id, text: 'x' })).toHaveProperty('refused')
})

test.each(Object.entries(orderActs).map(([name, { roles }]) => [name, roles] as const))(
  '%s is done by those whose work it is alone',
  async (name, roles) => {
    for (const role of ['packer', 'catalogue'] as const) {
      if (roles.includes(role as never)) continue
      await expect((await worker(role)).does(name, {})).rejects.toMatchObject({ status: 403 })
    }
  },
)

test('whoever keeps the goods sees no orders', async () => {
  const { token } = await worker('catalogue')
  await expect(runRead(token, 'orders', 'list', {})).rejects.toMatchObject({ status: 403 })
  await expect(runRead(token, 'orders', 'one', { id: 'x' })).rejects.toMatchObject({ status: 403 })
})

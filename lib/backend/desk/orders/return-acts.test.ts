import { db } from '../../db/pool.ts'
import { withTestDatabase } from '../../db/test-database.ts'
import { newBuyer, stockOf } from '../../orders/test-orders.ts'
import { ask, delivered } from '../../returns/test-returns.ts'
import { addProduct } from '../../test-product.ts'
import { runRead } from '../run-read.ts'
import { inBookOf, worker } from './test-desk-orders.ts'

withTestDatabase()
beforeAll(() => addProduct({ id: 1, name: 'Stole', sizes: { NA: 1000 } }))

const asked = async (upi = 'asha@okbank') => {
  const buyer = await newBuyer()
  const order = await delivered(buyer, [{ id: 1 }])
  await ask(buyer, order, { upi, reason: 'defective', comment: 'A thread is torn' })
  const row = await db.one<{ number: string }>('select number from return_requests where order_id = $1', [
    order,
  ])
  return { order, number: String(row?.number) }
}

test('a return goes from the wish to the money, and the book tells who did what', async () => {
  const owner = await worker('owner', 'Asha')
  const { number } = await asked()
  const read = async () => (await runRead(owner.token, 'orders', 'return', { number })).read
  expect(await read()).toMatchObject({ comment: 'A thread is torn', can: { accept: true, refund: false } })
  for (const deed of ['returnAccept', 'returnPicked', 'returnReceived'])
    expect(
      await owner.does(deed, { number: number.toLowerCase(), seen: (await read())?.seen }),
    ).not.toHaveProperty('refused')
  const before = Number(await stockOf(1))
  expect(await owner.does('returnRefund', { number })).toMatchObject({
    fields: { sellable: expect.any(String) },
  })
  expect(await owner.does('returnRefund', { number, sellable: 'yes' })).not.toHaveProperty('refused')
  expect(await stockOf(1)).toBe(before + 1)
  expect(await read()).toMatchObject({ can: { utr: true, refund: false } })
  expect(await owner.does('returnPaid', { number, utr: '12' })).toMatchObject({
    fields: { utr: expect.any(String) },
  })
  expect(await owner.does('returnPaid', { number, utr: '4123 4567 8901' })).not.toHaveProperty('refused')
  expect((await inBookOf(number)).map(({ act }) => act)).toContain('orders.returnRefund')
})

test('what cannot come back any more is refused with a reason, and stays out of stock', async () => {
  const owner = await worker('owner')
  const { number } = await asked()
  expect(await owner.does('returnRefuse', { number, reason: '' })).toMatchObject({
    fields: { reason: expect.any(String) },
  })
  expect(await owner.does('returnRefuse', { number, reason: 'It was worn' })).toMatchObject({
    changed: { state: ['asked', 'refused'] },
  })
  expect(await owner.does('returnAccept', { number })).toHaveProperty('refused')
  expect(await owner.does('returnAccept', { number: 'R-0000-0000-0000' })).toHaveProperty('refused')
  expect(await owner.does('returnAccept', { number: 'x' })).toMatchObject({
    fields: { number: expect.any(String) },
  })
})

test('of two who decide on one return the second reads what the first did', async () => {
  const [asha, ravi] = [await worker('owner', 'Asha'), await worker('owner', 'Ravi')]
  const { number } = await asked()
  const seen = (await runRead(asha.token, 'orders', 'return', { number })).read?.seen
  await ravi.does('returnAccept', { number, seen })
  expect(await asha.does('returnRefuse', { number, seen, reason: 'No' })).toMatchObject({
    refused: expect.stringMatching(/^Ravi accepted it/),
    isOutdated: true,
  })
})

test('returns are listed until they are ended, for the owner alone', async () => {
  const owner = await worker('owner')
  const { number } = await asked()
  const listed = async (isAll: boolean) =>
    (await runRead(owner.token, 'orders', 'returns', { isAll })).read.map(each => each.number)
  expect(await listed(false)).toContain(number)
  await owner.does('returnRefuse', { number, reason: 'It was worn' })
  expect(await listed(false)).not.toContain(number)
  expect(await listed(true)).toContain(number)
  const packer = await worker('packer')
  for (const read of ['returns', 'return', 'returnPicture'] as const)
    await expect(runRead(packer.token, 'orders', read, {} as never)).rejects.toMatchObject({ status: 403 })
})

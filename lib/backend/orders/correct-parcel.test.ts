import { withTestDatabase } from '../db/test-database.ts'
import { addProduct } from '../test-product.ts'
import { stepOrder } from './step-order.ts'
import { mailsTo, newBuyer, order, shop } from './test-orders.ts'

withTestDatabase()

beforeAll(() => addProduct({ id: 1, name: 'Stole', sizes: { NA: 50 }, price: 400 }))

const WRONG = { courier: 'India Post', number: 'EM111' }
const RIGHT = { courier: 'India Post', number: 'EM222' }
const shipped = async () => {
  const buyer = await newBuyer()
  const { coorderid } = await order(buyer, 'COD', [{ id: 1 }])
  await stepOrder(coorderid, 'shipped', WRONG)
  const mails = async () => (await mailsTo(buyer)).slice(1).map(({ payload }) => payload)
  return { buyer, coorderid, mails }
}

test('a wrong number is replaced, said, and told to the customer once', async () => {
  const { buyer, coorderid, mails } = await shipped()
  const said = await Promise.all([1, 2, 3].map(() => stepOrder(coorderid, 'shipped', RIGHT)))
  expect(
    said.filter(each => each.message.includes('India Post EM222 replaces India Post EM111.')),
  ).toHaveLength(1)
  expect(await shop.order({ coorderid }, buyer)).toMatchObject({
    CoOrderStatus: 'Shipped',
    trackingNumber: 'EM222',
    events: [{ kind: 'placed' }, { kind: 'shipped', note: 'India Post EM222' }],
  })
  expect(await mails()).toMatchObject([{ number: 'EM111' }, { number: 'EM222', corrected: true }])
})

test('a number that is corrected back and forth is told each time', async () => {
  const { coorderid, mails } = await shipped()
  for (const parcel of [RIGHT, WRONG, RIGHT]) await stepOrder(coorderid, 'shipped', parcel)
  expect((await mails()).map(mail => mail.number)).toEqual(['EM111', 'EM222', 'EM111', 'EM222'])
})

test('the same number again changes nothing, and another courier alone sends no mail', async () => {
  const { buyer, coorderid, mails } = await shipped()
  expect((await stepOrder(coorderid, 'shipped', WRONG)).message).toContain('nothing changed')
  expect(await stepOrder(coorderid, 'shipped', { ...WRONG, courier: 'DTDC' })).toMatchObject({ done: true })
  expect(await shop.order({ coorderid }, buyer)).toMatchObject({ courier: 'DTDC', trackingNumber: 'EM111' })
  expect(await mails()).toHaveLength(1)
})

test('a delivered mark made by mistake is taken back without a mail, and the true delivery is noted later', async () => {
  const { buyer, coorderid, mails } = await shipped()
  await stepOrder(coorderid, 'delivered')
  expect((await stepOrder(coorderid, 'shipped', WRONG)).message).toBe(
    `${coorderid} is shipped again, not delivered.`,
  )
  const seen = await shop.order({ coorderid }, buyer)
  expect(seen?.events.map(({ kind }) => kind)).toEqual(['placed', 'shipped'])
  expect(await mails()).toHaveLength(1)
  expect(await stepOrder(coorderid, 'delivered')).toMatchObject({ done: true })
  expect(await shop.order({ coorderid }, buyer)).toMatchObject({
    CoOrderStatus: 'Delivered',
    events: [{ kind: 'placed' }, { kind: 'shipped' }, { kind: 'delivered' }],
  })
})

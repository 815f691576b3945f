import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { addProduct } from '../test-product.ts'
import { csvHead, csvRow } from './orders-csv.ts'
import { sellerLines } from './seller-list.ts'
import { stepOrder } from './step-order.ts'
import { newBuyer, order, shop } from './test-orders.ts'

withTestDatabase()

beforeAll(async () => {
  await addProduct({ id: 1, name: '=HYPERLINK("http://evil","Stole")', sizes: { NA: 50 }, price: 400 })
  await addProduct({ id: 2, name: 'Lamp, "big"', sizes: { NA: 50 } })
})

const DHL = { courier: 'India Post', number: 'EM123456789IN' }

test('the customer sees packed, shipped with its courier, and delivered, each with its time', async () => {
  const buyer = await newBuyer()
  const { coorderid } = await order(buyer, 'COD', [{ id: 1 }])
  for (const [step, parcel] of [['packed'], ['shipped', DHL], ['delivered']] as const)
    expect(await stepOrder(coorderid, step, parcel)).toMatchObject({ done: true })
  const seen = await shop.order({ coorderid }, buyer)
  expect(seen).toMatchObject({
    CoOrderStatus: 'Delivered',
    courier: 'India Post',
    trackingNumber: 'EM123456789IN',
    cancellable: false,
    events: [{ kind: 'placed' }, { kind: 'packed' }, { kind: 'shipped' }, { kind: 'delivered' }],
  })
  const times = seen?.events.map(event => Date.parse(event.at)) ?? []
  expect(times).toEqual([...times].sort((a, b) => a - b))
  const mails = await db.query<{ template: string }>('select template from outbox where recipient = $1', [
    buyer.email,
  ])
  expect(mails.map(({ template }) => template)).toEqual(['orderPlaced', 'orderShipped'])
})

test('a step out of order is refused in a sentence', async () => {
  const { coorderid } = await order(await newBuyer(), 'COD', [{ id: 1 }])
  expect(await stepOrder(coorderid, 'delivered')).toEqual({
    done: false,
    message: `The order ${coorderid} is placed, so it cannot be delivered now.`,
  })
  await stepOrder(coorderid, 'shipped', DHL)
  expect((await stepOrder(coorderid, 'packed')).message).toContain('is shipped')
  expect(await stepOrder('AAAA-AAAA-AAAA-AAAA', 'packed')).toEqual({
    done: false,
    message: 'There is no order AAAA-AAAA-AAAA-AAAA.',
  })
})

test('an order that is shipped in the same moment as it is cancelled is either, never both', async () => {
  for (let race = 0; race < 5; race++) {
    const buyer = await newBuyer()
    const { coorderid } = await order(buyer, 'COD', [{ id: 1 }])
    const [shipped, cancelled] = await Promise.all([
      stepOrder(coorderid, 'shipped', DHL),
      shop.cancelOrder({ coorderid, reason: 'Cash Issue', comment: 'No cash this month.' }, buyer).then(
        () => true,
        () => false,
      ),
    ])
    expect(shipped.done).toBe(!cancelled)
  }
})

test('the export holds each line once, and no cell is a formula', async () => {
  const buyer = await newBuyer()
  await shop.updateAddress(
    {
      id: buyer.address,
      name: '+91 Asha "A" Verma',
      email: buyer.email,
      mobile: '9876543210',
      address1: '@SUM(A1:A9)',
      address2: '-1+1',
      city: 'Khargone',
      district: '',
      country: 'India',
      pincode: '451224',
      state: 'Madhya Pradesh',
    },
    buyer,
  )
  const { coorderid } = await order(buyer, 'COD', [{ id: 1, units: 2 }, { id: 2 }])
  const lines = (
    await sellerLines('placed', { since: new Date(0), until: new Date(Date.now() + 60_000) })
  ).filter(line => line.id === coorderid)
  expect(lines).toHaveLength(2)
  const [first = '', second = ''] = lines.map(csvRow)
  expect(first.split(',').length).toBeGreaterThanOrEqual(csvHead().split(',').length)
  expect(first).toMatch(/^[\w-]{19},\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:30,Placed,/)
  expect(first).toContain(`"'=HYPERLINK(""http://evil"",""Stole"")"`)
  expect(first).toContain(`"'+91 Asha ""A"" Verma"`)
  expect(first).toContain(`"'@SUM(A1:A9)","'-1+1"`)
  expect(second).toContain('"Lamp, ""big"""')
  for (const cell of first.matchAll(/(?:^|,)"?([^",]?)/g))
    expect('=+-@'.includes(cell[1] ?? '') && cell[1]).toBeFalsy()
})

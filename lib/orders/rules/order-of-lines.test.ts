import { orderLine } from '#lib/contract/orders-schemas.ts'
import { ordersOfLines } from './order-of-lines.ts'
import { orderText } from './order-text.ts'

const line = (more: object) =>
  orderLine.parse({ CoOrderID: 'A', CoProduct: 'Bowl', StandardPrice: 149.3, CoQuantity: 2, ...more })

test('lines become orders, each once, in the order of their first lines', () => {
  const orders = ordersOfLines([line({}), line({ CoOrderID: 'B' }), line({ CoProduct: 'Cup' })])
  expect(orders.map(({ CoOrderID, lines }) => [CoOrderID, lines.length])).toEqual([
    ['A', 2],
    ['B', 1],
  ])
})

test('a host that sends only lines gets no invented total, delivery or address', () => {
  const [order] = ordersOfLines([line({ CoPaymentMode: 'COD' })])
  if (!order) throw new Error('No order.')
  const text = orderText(order)
  expect(text.sums).toEqual([{ of: 'subtotal', name: 'Items', amount: '₹299' }])
  expect([text.mode, text.payment, text.to]).toEqual(['COD', '', undefined])
})

test('what the first line says of the whole order is used for the order', () => {
  const head = { total: '319', subtotal: 299, delivery: 20, address: { firstname: 'Asha' }, events: [] }
  const [order] = ordersOfLines([line({ CoOrder: head }), line({})])
  expect(order).toMatchObject({ CoOrderID: 'A', total: 319, address: { firstname: 'Asha' }, lines: [{}, {}] })
  expect(order?.linesOnly).toBeUndefined()
})

test('a host with invalid data of the whole order is treated as one that sends only lines', () => {
  expect(ordersOfLines([line({ CoOrder: 'yes' })])[0]?.linesOnly).toBe(true)
})

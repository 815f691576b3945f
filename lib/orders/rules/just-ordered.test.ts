import { orderLine } from '#lib/contract/orders-schemas.ts'
import { justOrdered, lastOrdered } from './just-ordered.ts'

const now = Date.parse('2026-11-21T10:00:00Z')
const line = (more: object) =>
  orderLine.parse({
    CoOrderID: 'A',
    CoProduct: 'Pot',
    CoSize: 'N/A',
    CoColor: '',
    CoOrderStatus: 'Placed',
    CoPlacedAt: '2026-11-21T09:50:00Z',
    ...more,
  })
const pot = { name: 'Pot', cart_size: 'S', cart_color: '' }

test('the same product ordered minutes ago is found, in its size and colour', () => {
  expect(justOrdered([line({})], pot, now)).toBe('A')
  const shirt = { name: 'Tee', cart_size: 'M', cart_color: 'Red' }
  const bought = line({ CoProduct: 'Tee', CoSize: 'M', CoColor: 'Red' })
  expect(justOrdered([line({}), bought], shirt, now)).toBe('A')
  expect(justOrdered([bought], { ...shirt, cart_size: 'L' }, now)).toBeUndefined()
  expect(justOrdered([bought], { ...shirt, cart_color: 'Blue' }, now)).toBeUndefined()
})

test('an old or cancelled order, or one of another product, is not found', () => {
  expect(justOrdered([line({ CoPlacedAt: '2026-11-21T09:29:00Z' })], pot, now)).toBeUndefined()
  expect(justOrdered([line({ CoPlacedAt: '' })], pot, now)).toBeUndefined()
  expect(justOrdered([line({ CoOrderStatus: 'Cancelled' })], pot, now)).toBeUndefined()
  expect(justOrdered([line({ CoProduct: 'Lamp' })], pot, now)).toBeUndefined()
})

test('the last order of the last few minutes is found, unless it was cancelled', () => {
  const old = line({ CoOrderID: 'OLD', CoPlacedAt: '2026-11-21T09:00:00Z' })
  const ended = line({ CoOrderID: 'ENDED', CoOrderStatus: 'Cancelled' })
  expect(lastOrdered([ended, line({ CoOrderID: 'NEW' }), old], now)).toBe('NEW')
  expect(lastOrdered([ended, old], now)).toBeUndefined()
})

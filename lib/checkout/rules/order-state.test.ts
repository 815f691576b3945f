import { isCancellable, isReturnable, mayStep, type OrderState, type OrderStatus } from './order-state.ts'

const order = (over: Partial<OrderState> = {}): OrderState => ({
  status: 'awaiting',
  mode: 'ONLINE',
  total: 89_900,
  paidBy: null,
  ...over,
})

const statuses: OrderStatus[] = [
  'awaiting',
  'placed',
  'packed',
  'shipped',
  'delivered',
  'cancelled',
  'expired',
]
const where = (holds: (state: OrderState) => boolean) => statuses.filter(status => holds(order({ status })))

test('an order can be cancelled until it is shipped, and once', () => {
  expect(where(isCancellable)).toEqual(['awaiting', 'placed', 'packed'])
})

test('only what is with the courier comes back undelivered', () => {
  expect(where(isReturnable)).toEqual(['shipped'])
})

test('the seller packs what is placed, ships what is not yet shipped, delivers what is shipped', () => {
  expect(where(state => mayStep(state, 'packed'))).toEqual(['placed'])
  expect(where(state => mayStep(state, 'shipped'))).toEqual(['placed', 'packed'])
  expect(where(state => mayStep(state, 'delivered'))).toEqual(['shipped'])
})

test('what ended unsold, and has given its pieces back, cannot be cancelled', () => {
  for (const status of ['cancelled', 'expired']) expect(where(isCancellable)).not.toContain(status)
})

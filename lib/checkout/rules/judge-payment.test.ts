import { judgePayment, type ProviderPayment } from './judge-payment.ts'
import type { OrderState } from './order-state.ts'

const order = (over: Partial<OrderState> = {}): OrderState => ({
  status: 'awaiting',
  mode: 'ONLINE',
  total: 89_900,
  paidBy: null,
  ...over,
})
const money = (over: Partial<ProviderPayment> = {}): ProviderPayment => ({
  id: 'pay_1',
  amount: 89_900,
  currency: 'INR',
  status: 'captured',
  ...over,
})

test('a captured payment of the right amount pays an order that waits for it', () => {
  expect(judgePayment(order(), money())).toEqual({ kind: 'pays', takeStock: false })
})

test('a payment for what nothing is held for pays only if the pieces can be had', () => {
  expect(judgePayment(order({ unheld: true }), money())).toEqual({ kind: 'pays', takeStock: true })
})

test('a payment after the hold pays only if the pieces can be had again', () => {
  expect(judgePayment(order({ status: 'expired' }), money())).toEqual({ kind: 'pays', takeStock: true })
})

test.each<[string, Partial<OrderState>, Partial<ProviderPayment>, string]>([
  ['one rupee too little', {}, { amount: 89_800 }, 'wrong-amount'],
  ['one paisa too much', {}, { amount: 89_901 }, 'wrong-amount'],
  ['the right number of another currency', {}, { currency: 'USD' }, 'wrong-amount'],
  ['a second payment', { status: 'placed', paidBy: 'pay_0' }, {}, 'paid-twice'],
  ['a second payment after it was shipped', { status: 'shipped', paidBy: 'pay_0' }, {}, 'paid-twice'],
  ['a payment for a cancelled order', { status: 'cancelled' }, {}, 'cancelled'],
])('%s goes back', (_, state, paid, why) => {
  expect(judgePayment(order(state), money(paid))).toEqual({ kind: 'refund', why })
})

test('the same payment told of again changes nothing, whatever became of the order', () => {
  for (const status of ['placed', 'packed', 'shipped', 'delivered', 'cancelled'] as const)
    expect(judgePayment(order({ status, paidBy: 'pay_1' }), money())).toEqual({ kind: 'nothing' })
})

test('an authorised payment is taken only while the order waits for exactly that amount', () => {
  const authorised = money({ status: 'authorized' })
  expect(judgePayment(order(), authorised)).toEqual({ kind: 'capture' })
  expect(judgePayment(order({ status: 'expired' }), authorised)).toEqual({ kind: 'nothing' })
  expect(judgePayment(order({ status: 'cancelled' }), authorised)).toEqual({ kind: 'nothing' })
  expect(judgePayment(order(), { ...authorised, amount: 1 })).toEqual({ kind: 'nothing' })
})

test('a failed, begun or refunded payment charges nothing', () => {
  for (const status of ['failed', 'created', 'refunded'] as const)
    expect(judgePayment(order(), money({ status }))).toEqual({ kind: 'nothing' })
})

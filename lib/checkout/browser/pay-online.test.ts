/** @jest-environment jsdom */
import type { GatewayOrder } from '#lib/contract/checkout-schemas.ts'
import { withNetwork } from '#scripts/jest/fake-browser.ts'
import { payOnline } from './pay-online.ts'

type Options = { order_id: string; handler: (handed: object) => void; modal: { ondismiss: () => void } }
const HANDED = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 's' }
const ORDER = { id: 'order_1', provider: 'razorpay', script: 'https://pay.example/widget.js' } as GatewayOrder

/** The provider's widget, in which the shopper does this. */
const withWidget = (shopper: (options: Options) => void) =>
  Object.assign(window, {
    Razorpay: class {
      options: Options
      constructor(options: Options) {
        this.options = options
      }
      open() {
        shopper(this.options)
      }
    },
  })
const pays = () => withWidget(({ handler }) => handler(HANDED))
const pay = () => payOnline(ORDER, 'OD1')

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: 100 })
  jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('a payment is confirmed by the shop, which says where to go', async () => {
  pays()
  const requests = withNetwork(() => ({ body: { status: 'true', to: '/order-confirmation?order=OD1' } }))
  expect(await pay()).toEqual({ to: '/order-confirmation?order=OD1' })
  expect(requests).toEqual([{ path: '/do/checkout/confirm', body: { ...HANDED, order: 'OD1' } }])
})

test('a widget that is closed is no payment, and nothing is asked', async () => {
  withWidget(({ modal }) => modal.ondismiss())
  const requests = withNetwork(() => ({}))
  expect(await pay()).toEqual({ why: 'closed' })
  expect(requests).toEqual([])
})

test('a widget that fails is told as such', async () => {
  withWidget(() => {
    throw new Error('theirs')
  })
  expect(await pay()).toEqual({ why: 'sdkFailed' })
})

test.each([
  ['nothing answers', 'nothing answers' as const],
  ['the shop is broken', { status: 502 }],
])('where %s it is said once more, and then told that nobody knows', async (_, first) => {
  pays()
  const requests = withNetwork(() => first)
  expect(await pay()).toEqual({ why: 'paymentThrew' })
  expect(requests).toHaveLength(2)
  expect(requests[1]).toEqual(requests[0])
})

test('what gets through the second time counts', async () => {
  pays()
  let tries = 0
  withNetwork(() => (tries++ ? { body: { status: 'true', to: '/ok' } } : 'nothing answers'))
  expect(await pay()).toEqual({ to: '/ok' })
})

test('a refusal is told with its reason, and not asked again', async () => {
  pays()
  const requests = withNetwork(() => ({ status: 409, body: { message: '…', key: 'paidTooLate' } }))
  expect(await pay()).toEqual({ why: 'paidTooLate' })
  expect(requests).toHaveLength(1)
})

test('with a session that is over the shop leads to the sign-in', async () => {
  pays()
  withNetwork(() => ({ status: 401, body: { message: '…', to: '/login' } }))
  expect(await pay()).toEqual({ to: '/login' })
})

/** @jest-environment jsdom */
import { act, render } from '@testing-library/react'
import { trackRequest } from '#lib/api/browser/pending-requests.ts'
import { leavePage } from '#lib/browser/leave-page.ts'
import { withNetwork } from '#scripts/jest/fake-browser.ts'
import { OrderWatch } from './order-watch.tsx'

// jsdom cannot navigate.
jest.mock('#lib/browser/leave-page.ts', () => ({ leavePage: jest.fn(), isLeavingPage: () => false }))
beforeEach(() => void jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const watch = () => render(<OrderWatch coorderid="OD1" status="Payment pending" />)
const is = (CoOrderStatus: string) =>
  withNetwork(() => ({ body: { status: 'true', data: [{ CoOrderID: 'OD1', CoOrderStatus }] } }))
const later = () => act(() => jest.advanceTimersByTimeAsync(60_000))

test('an unchanged order is requested again, and the page stays', async () => {
  const requests = is('Payment pending')
  watch()
  await later()
  expect(requests.length).toBeGreaterThan(1)
  expect(leavePage).not.toHaveBeenCalled()
})

test('while this page waits for its payment to be confirmed it sends no request: that response navigates', async () => {
  const requests = is('Confirmed')
  let confirmed = () => {}
  const confirming = trackRequest(
    () =>
      new Promise<void>(resolve => {
        confirmed = resolve
      }),
  )
  watch()
  await later()
  expect(requests).toEqual([])
  confirmed()
  await confirming
})

test('once the order has changed the payment step is reloaded, once', async () => {
  const requests = is('Confirmed')
  watch()
  await later()
  await later()
  expect(jest.mocked(leavePage).mock.calls).toEqual([['/PaymentPage?order=OD1']])
  expect(requests).toHaveLength(1)
})

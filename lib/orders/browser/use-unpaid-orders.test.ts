/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react'
import { tellTabs } from '#lib/browser/tabs.ts'
import { withNetwork } from '#scripts/jest/fake-browser.ts'
import { useUnpaidOrders } from './use-unpaid-orders.ts'

const line = (CoOrderID: string, CoPayable: boolean) => ({
  CoOrderID,
  CoPayable,
  CoProduct: 'Bagh stole',
  CoQuantity: 2,
})
const SERVED = [{ id: 'OD1', what: 'Lamp × 1' }]
const open = () => renderHook(() => useUnpaidOrders(SERVED)).result
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => jest.restoreAllMocks())

test('an order placed in another tab appears, and a paid one disappears', async () => {
  withNetwork(() => ({ body: { status: 'true', data: [line('OD2', true), line('OD1', false)] } }))
  const page = open()
  expect(page.current.unpaid).toEqual(SERVED)
  act(() => tellTabs('orders'))
  await waitFor(() => expect(page.current.unpaid).toEqual([{ id: 'OD2', what: 'Bagh stole × 2' }]))
})

test('the list stays when the shop does not answer', async () => {
  withNetwork(() => ({ status: 503 }))
  const page = open()
  await act(() => page.current.look())
  expect(console.warn).toHaveBeenCalled()
  expect(page.current.unpaid).toEqual(SERVED)
})

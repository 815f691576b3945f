/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react'
import type { Product } from '#lib/contract/catalogue-schemas.ts'
import { withNetwork } from '#scripts/jest/fake-browser.ts'
import { useExactStock } from './use-exact-stock.ts'

const size = (Stock: number) => [{ unit_id: 1, Size_Desc: 'S', Stock }]
const SERVED = { id: 7, name: 'Stole', sizes: size(1), quantity: 1 } as Product
const open = () => renderHook(() => useExactStock(SERVED)).result
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => jest.restoreAllMocks())

test('a page that is only looked at asks nothing', () => {
  const requests = withNetwork(() => ({}))
  expect(open().current.product).toBe(SERVED)
  expect(requests).toEqual([])
})

test('the first reach for the choices asks once; only the stock is taken over', async () => {
  const told = { id: 7, name: 'Another', sizes: size(4), quantity: 4 }
  const requests = withNetwork(() => ({ body: { status: 'true', data: [{ id: 8, sizes: [] }, told] } }))
  const page = open()
  act(() => {
    page.current.refresh()
    page.current.refresh()
  })
  await waitFor(() => expect(page.current.product.quantity).toBe(4))
  expect(page.current.product).toEqual({ ...SERVED, sizes: size(4), quantity: 4 })
  page.current.refresh()
  expect(requests.map(({ body }) => body)).toEqual([{ ids: [7] }])
})

test.each([
  ['of other products', { data: [{ id: 8, sizes: [] }] }],
  ['of another shape', { data: [null, { id: 7, sizes: 'many' }] }],
])('an answer %s changes nothing', async (_, body) => {
  const requests = withNetwork(() => ({ body }))
  const page = open()
  await act(async () => page.current.refresh())
  await waitFor(() => expect(requests).toHaveLength(1))
  await act(async () => {})
  expect(page.current.product).toBe(SERVED)
})

test('with a host without this call what the page was served with stands', async () => {
  withNetwork(() => ({ status: 404 }))
  const page = open()
  await act(async () => page.current.refresh())
  await waitFor(() => expect(console.warn).toHaveBeenCalled())
  expect(page.current.product).toBe(SERVED)
})

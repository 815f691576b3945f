/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react'
import { tellTabs } from '#lib/browser/tabs.ts'
import type { Address } from '#lib/contract/addresses-schemas.ts'
import { withNetwork } from '#scripts/jest/fake-browser.ts'
import { useAddresses } from './use-addresses.ts'

const address = (id: string) => ({ id, firstname: id }) as Address
const SERVED = [address('home'), address('work')]
const open = () => {
  const { result, unmount } = renderHook(() => useAddresses(SERVED))
  return { ids: () => result.current.addresses.map(({ id }) => id), remove: result.current.remove, unmount }
}
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => jest.restoreAllMocks())

test('the addresses of the page are shown without a request', () => {
  const requests = withNetwork(() => ({}))
  expect(open().ids()).toEqual(['home', 'work'])
  expect(requests).toEqual([])
})

test('the order stays when one address is deleted', () => {
  const { ids, remove } = open()
  act(() => remove('home'))
  expect(ids()).toEqual(['work'])
})

test('a change in another tab makes the page read the addresses again', async () => {
  const requests = withNetwork(() => ({ body: { status: 'true', data: [address('new'), ...SERVED] } }))
  const { ids } = open()
  act(() => tellTabs('addresses'))
  await waitFor(() => expect(ids()).toEqual(['new', 'home', 'work']))
  expect(requests.map(({ path }) => path)).toEqual(['/api/Get_AllAddress'])
})

test('the shown addresses stay when the shop does not answer', async () => {
  withNetwork(() => 'nothing answers')
  const { ids } = open()
  act(() => tellTabs('addresses'))
  await waitFor(() => expect(console.warn).toHaveBeenCalled())
  expect(ids()).toEqual(['home', 'work'])
})

test('a page that was left sends no more requests', () => {
  const requests = withNetwork(() => ({}))
  open().unmount()
  tellTabs('addresses')
  expect(requests).toEqual([])
})

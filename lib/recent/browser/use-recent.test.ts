/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { recordVisit, useRecent } from './use-recent.ts'

const seen = (id: number) => ({
  ...{ id, ASIN: `A-${id}`, name: `Product ${id}`, image: '', category: '' },
  ...{ discountPrice: 1, originalPrice: 2 },
})
const open = () => {
  const { result } = renderHook(() => useRecent())
  return () => result.current?.map(({ id }) => id)
}
beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

test('the last product comes first, once, also on a page that already shows the row', () => {
  const ids = open()
  expect(ids()).toEqual([])
  for (const id of [1, 2, 1]) act(() => recordVisit(seen(id)))
  expect(ids()).toEqual([1, 2])
})

test('visits in another tab appear', () => {
  const ids = open()
  localStorage.setItem('recentlyViewed', JSON.stringify([seen(5)]))
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'recentlyViewed' })))
  expect(ids()).toEqual([5])
})

test('it works without storage', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('private', 'SecurityError')
  })
  const ids = open()
  act(() => recordVisit(seen(1)))
  expect(ids()).toEqual([])
})

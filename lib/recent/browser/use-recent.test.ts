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

test('what is looked at comes first, once, on the page that shows the row already', () => {
  const ids = open()
  expect(ids()).toEqual([])
  for (const id of [1, 2, 1]) act(() => recordVisit(seen(id)))
  expect(ids()).toEqual([1, 2])
})

test('another tab’s visits show', () => {
  const ids = open()
  localStorage.setItem('recentlyViewed', JSON.stringify([seen(5)]))
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'recentlyViewed' })))
  expect(ids()).toEqual([5])
})

test('a browser that stores nothing works without', () => {
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

/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { MAX_WISHES } from '#lib/constants.ts'
import { tryLater, wishlistFull } from '#messages/every-page.ts'
import { withNetwork } from '#scripts/jest/fake-browser.ts'
import { decodeWishes, encodeWishes } from '../rules/wish-cookie.ts'
import { useWishlist } from './use-wishlist.ts'
import { keepWishes } from './wish-store.ts'

const wish = (id: number) => ({ id, size: '', color: '' })
const store = (...ids: number[]) => {
  document.cookie = `wishlistItems=${encodeWishes(ids.map(wish))}; path=/`
}
const storedIds = () => decodeWishes(/wishlistItems=([^;]*)/.exec(document.cookie)?.[1]).map(({ id }) => id)
const forget = (name: string) => {
  document.cookie = `${name}=; max-age=0; path=/`
}
const open = () => renderHook(() => useWishlist()).result
beforeEach(() => {
  forget('wishlistItems')
  forget('user_name')
})
afterEach(() => jest.restoreAllMocks())

describe('a visitor', () => {
  test('has the wishes of the cookie, and changes them without the network', async () => {
    const requests = withNetwork(() => ({}))
    store(1)
    const page = open()
    expect(await act(() => page.current.add(wish(2)))).toBeUndefined()
    expect([page.current.count, page.current.has(2)]).toEqual([2, true])
    await act(() => page.current.remove(1))
    expect(storedIds()).toEqual([2])
    await act(() => page.current.remove(2))
    expect(document.cookie).not.toContain('wishlistItems')
    expect(requests).toEqual([])
  })

  test('is told when the list is full, and loses nothing', async () => {
    const all = Array.from({ length: MAX_WISHES }, (_, n) => n + 1)
    store(...all)
    const page = open()
    expect(await act(() => page.current.add(wish(999)))).toBe(wishlistFull)
    expect(storedIds()).toEqual(all)
    // Adding an existing wish is not refused.
    expect(await act(() => page.current.add(wish(1)))).toBeUndefined()
  })

  test('is told when the browser stores no cookie', async () => {
    jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {})
    const page = open()
    expect(await act(() => page.current.add(wish(1)))).toBe(wishlistFull)
  })
})

describe('a customer', () => {
  beforeEach(() => {
    document.cookie = 'user_name=Asha; path=/'
  })

  test('has each change saved in the shop, one after the other', async () => {
    let atOnce = 0
    let most = 0
    const requests = withNetwork(async () => {
      most = Math.max(most, ++atOnce)
      await new Promise(resolve => setTimeout(resolve))
      atOnce--
      return { body: { status: 'true', to: '/wishlist' } }
    })
    const page = open()
    await act(() =>
      Promise.all([page.current.add(wish(1)), page.current.add(wish(2)), page.current.remove(1)]),
    )
    expect(requests.map(({ path, body }) => [path, body.id])).toEqual([
      ['/do/wishlist/keep', 1],
      ['/do/wishlist/keep', 2],
      ['/do/wishlist/remove', 1],
    ])
    expect(most).toBe(1)
    expect(storedIds()).toEqual([2])
  })

  test.each([
    ['refuses', { status: 409, body: { message: 'Your wishlist is full.' } }, 'Your wishlist is full.'],
    ['does not answer', 'nothing answers' as const, tryLater],
  ])('when the shop %s, the shown change is undone', async (_, response, sentence) => {
    store(1)
    withNetwork(() => response)
    const page = open()
    expect(await act(() => page.current.add(wish(2)))).toBe(sentence)
    expect(storedIds()).toEqual([1])
    expect(await act(() => page.current.remove(1))).toBe(sentence)
    expect(storedIds()).toEqual([1])
  })

  test('whose session ended, and whose list was deleted with it, does not get it back', async () => {
    store(1, 2)
    withNetwork(() => {
      forget('wishlistItems')
      return { status: 401, body: { message: 'Session expired.', to: '/login' } }
    })
    const page = open()
    expect(await act(() => page.current.remove(1))).toBe('Session expired.')
    expect(document.cookie).not.toContain('wishlistItems')
  })

  test('gets the shop’s list in the cookie, unless signed out meanwhile', () => {
    keepWishes([wish(3), wish(4)])
    expect(storedIds()).toEqual([3, 4])
    forget('user_name')
    keepWishes([wish(5)])
    expect(storedIds()).toEqual([3, 4])
  })
})

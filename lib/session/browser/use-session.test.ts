/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { tellTabs } from '#lib/browser/tabs.ts'
import { withNetwork } from '#scripts/jest/fake-browser.ts'
import { refreshNameCookie } from './refresh-name-cookie.ts'
import { useSessionName } from './use-session.ts'

const signIn = (name = 'Asha') => {
  document.cookie = `user_name=${name}; path=/`
}
const signOut = () => {
  document.cookie = 'user_name=; max-age=0; path=/'
}
const open = () => renderHook(() => useSessionName()).result
const remembered = () => [localStorage.getItem('recentlyViewed'), localStorage.getItem('productID')]
beforeEach(() => {
  signOut()
  localStorage.setItem('recentlyViewed', '[1]')
  localStorage.setItem('productID', '7')
})

test('the name comes and goes with its cookie, in any tab', () => {
  const name = open()
  expect(name.current).toBeNull()
  signIn()
  act(() => tellTabs('session'))
  expect(name.current).toBe('Asha')
  signOut()
  act(() => tellTabs('session'))
  expect(name.current).toBeNull()
})

test('a sign-out forgets what was viewed on a shared phone', () => {
  signIn()
  open()
  signOut()
  act(() => tellTabs('session'))
  expect(remembered()).toEqual([null, null])
})

test('a visitor who stays signed out keeps what was viewed, and so does one who signs in', () => {
  open()
  act(() => tellTabs('session'))
  signIn()
  act(() => tellTabs('session'))
  expect(remembered()).toEqual(['[1]', '7'])
})

describe('on a page that the shop served to a customer', () => {
  test('a browser without the name requests it, and every part of the page gets it', async () => {
    const name = open()
    const requests = withNetwork(() => {
      signIn('Ravi')
      return { body: { status: 'true', to: '/' } }
    })
    await act(refreshNameCookie)
    expect(requests.map(({ path }) => path)).toEqual(['/do/session/renew'])
    expect(name.current).toBe('Ravi')
  })

  test('a browser with the name requests nothing', async () => {
    signIn()
    const requests = withNetwork(() => ({}))
    await refreshNameCookie()
    expect(requests).toEqual([])
  })

  test('a dead network changes nothing', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {})
    withNetwork(() => 'nothing answers')
    const name = open()
    await act(refreshNameCookie)
    expect(name.current).toBeNull()
    jest.restoreAllMocks()
  })
})

/** @jest-environment jsdom */
import { trackRequest } from '#lib/api/browser/pending-requests.ts'
import { tellTabs } from '#lib/browser/tabs.ts'
import { watchSession } from './watch-session.ts'

const signIn = (name: string) => {
  document.cookie = `user_name=${name}; path=/`
}
const signOut = () => {
  document.cookie = 'user_name=; max-age=0; path=/'
}
/** The page is hidden before it is reloaded. */
const isHidden = () => document.documentElement.hidden
let stop = () => {}

beforeEach(() => {
  jest.useFakeTimers()
  // jsdom cannot reload a page and reports that.
  jest.spyOn(console, 'error').mockImplementation(() => {})
  document.documentElement.hidden = false
  signIn('Asha')
  stop = watchSession()
})
afterEach(() => {
  stop()
  jest.restoreAllMocks()
  jest.useRealTimers()
})

test('the page stays while the same customer is signed in', () => {
  tellTabs('session')
  expect(isHidden()).toBe(false)
})

test.each([
  ['nobody', signOut],
  ['somebody else', () => signIn('Ravi')],
])('the page is hidden once %s is signed in', (_, change) => {
  change()
  tellTabs('session')
  expect(isHidden()).toBe(true)
})

test('a page that Back restores after the session ended is hidden', () => {
  signOut()
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(isHidden()).toBe(true)
})

test('a pending response of this page may navigate first', async () => {
  let respond = () => {}
  const asking = trackRequest(
    () =>
      new Promise<void>(resolve => {
        respond = resolve
      }),
  )
  signOut()
  tellTabs('session')
  jest.advanceTimersByTime(200)
  expect(isHidden()).toBe(false)
  jest.advanceTimersByTime(200)
  expect(isHidden()).toBe(true)
  respond()
  await asking
})

test('a page that no longer watches is not reloaded', () => {
  stop()
  signOut()
  tellTabs('session')
  expect(isHidden()).toBe(false)
})

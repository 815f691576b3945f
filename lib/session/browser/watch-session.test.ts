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
/** What must not be seen any more is hidden before the page is loaded anew. */
const isHidden = () => document.documentElement.hidden
let stop = () => {}

beforeEach(() => {
  jest.useFakeTimers()
  // jsdom loads no page anew, and says so.
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

test('as long as the same customer is signed in the page stays', () => {
  tellTabs('session')
  expect(isHidden()).toBe(false)
})

test.each([
  ['nobody', signOut],
  ['somebody else', () => signIn('Ravi')],
])('once %s is signed in nothing of it is seen any more', (_, change) => {
  change()
  tellTabs('session')
  expect(isHidden()).toBe(true)
})

test('a page that Back shows again after the session ended is not seen', () => {
  signOut()
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(isHidden()).toBe(true)
})

test('the answer that this page waits for may lead it on first', async () => {
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

test('who has left the page’s watching is not disturbed', () => {
  stop()
  signOut()
  tellTabs('session')
  expect(isHidden()).toBe(false)
})

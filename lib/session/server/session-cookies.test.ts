import { clearedShopper, orderBrowserCookie, sessionCookies } from './session-cookies.ts'

const profile = { user_name: 'Asha Verma', emailid: 'asha@example.in', mobileno: '9876543210' }
const lives = (expires_in: number, remember: boolean) =>
  sessionCookies({ access_token: 't', expires_in, token_type: 'bearer' }, profile, remember).map(cookie => [
    cookie.split('=')[0],
    /Max-Age=(\d+)/.exec(cookie)?.[1],
  ])
const all = (seconds: string | undefined) =>
  ['user_token', 'user_name', 'email', 'mobile'].map(name => [name, seconds])

test.each([
  ['ours', 604_800, '604800'],
  ['a host’s of an hour', 3_600, '3600'],
  ['a host’s of a month', 30 * 86_400, '604800'],
])('all four cookies have the lifetime of the token: %s', (_, token, life) => {
  expect(lives(token, true)).toEqual(all(life))
})

test('without Remember me all four end with the browser', () => {
  expect(lives(604_800, false)).toEqual(all(undefined))
})

test('the browser of an order is known by a cookie that no script reads, until somebody signs out', () => {
  expect(orderBrowserCookie('b')).toMatch(/^order_browser=b; .*Max-Age=34560000; HttpOnly/)
  expect(clearedShopper()).toContainEqual(expect.stringMatching(/^order_browser=; .*Max-Age=0/))
})

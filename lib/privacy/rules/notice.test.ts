import { STORAGE } from '#lib/browser-storage.ts'
import { COOKIE_DAYS, KNOWN_BROWSER_DAYS, ORDER_BROWSER_DAYS } from '#lib/constants.ts'
import { COOKIES } from '#lib/cookies.ts'
import { browserKeeps } from '#messages/privacy-pages.ts'

const named = browserKeeps.flatMap(([what]) => /\(([^)]*)\)/.exec(what)?.[1]?.split(', ') ?? [])
const places = ['local storage', 'session storage']

test('Law 24: the notice names each cookie and each stored entry of the browser, once, and no other', () => {
  const kept: string[] = [...Object.values(COOKIES), ...Object.values(STORAGE)]
  expect(named.filter(name => !places.includes(name)).toSorted()).toEqual(kept.toSorted())
})

test.each([
  [COOKIES.token, COOKIE_DAYS],
  [COOKIES.cart, COOKIE_DAYS],
  [COOKIES.knownBrowser, KNOWN_BROWSER_DAYS],
  [COOKIES.orderBrowser, ORDER_BROWSER_DAYS],
])('Law 24: the notice says how long %s is kept', (cookie, days) => {
  const [, long] = browserKeeps.find(([what]) => what.includes(cookie)) ?? []
  expect(long).toContain(`: ${days} days`)
})

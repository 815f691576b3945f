import { catalogueVersion } from '../page-cache/catalogue-version.ts'
import { withProxyTime } from './proxy-cache.ts'
import { setDoor } from './shop-shown.ts'

const KEPT = 'public, max-age=0, must-revalidate'
const AT_PROXIES = `${KEPT}, s-maxage=1, stale-while-revalidate=1`
const turnIn = (ms: number) => {
  const at = performance.now() + ms
  catalogueVersion().expect([{ from: at, until: at + 10 }])
}
const doorThatIs = (isShut: boolean) =>
  setDoor({ isShut: () => isShut, look: async () => isShut, opensFor: () => true })

afterEach(() => {
  catalogueVersion().expect([])
  doorThatIs(false)
})

test('a proxy may keep a page for a second, and a browser asks each time', () => {
  expect(withProxyTime(KEPT)).toBe(AT_PROXIES)
})

test.each([
  [2_500, KEPT],
  [100, KEPT],
  // Not sure whether it has come.
  [-5, KEPT],
  [10_000, AT_PROXIES],
])('where prices turn in %d ms', (ms, expected) => {
  turnIn(ms)
  expect(withProxyTime(KEPT)).toBe(expected)
})

test('a shop that is not open yet is shown to those who work there, and kept by no proxy', () => {
  doorThatIs(true)
  expect(withProxyTime(KEPT)).toBe(KEPT)
})

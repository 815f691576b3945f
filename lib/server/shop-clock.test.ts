import { compareClocks, shopNow } from './shop-clock.ts'

const MINUTE = 60_000
const told = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
afterEach(() => {
  const now = Date.now()
  compareClocks(now, now, now)
  told.mockClear()
})

/** A machine whose clock is so far ahead of the shared one. */
const ahead = (ms: number) => compareClocks(Date.now() - ms, Date.now(), Date.now())

test('a machine two minutes ahead, or behind, tells the shared time and says so once', () => {
  for (const ms of [2 * MINUTE, -2 * MINUTE]) {
    ahead(ms)
    ahead(ms)
    expect(Math.abs(shopNow() - (Date.now() - ms))).toBeLessThan(50)
  }
  expect(told.mock.calls.map(([line]) => line)).toEqual([
    expect.stringContaining('120 seconds ahead of the database’s'),
    expect.stringContaining('120 seconds behind the database’s'),
  ])
})

test('what the network takes is no difference, and a slow answer says nothing', () => {
  ahead(300)
  expect(Math.abs(shopNow() - Date.now())).toBeLessThan(50)
  const now = Date.now()
  compareClocks(now - 2 * MINUTE, now - 5_000, now)
  expect(Math.abs(shopNow() - Date.now())).toBeLessThan(50)
  expect(told).not.toHaveBeenCalled()
})

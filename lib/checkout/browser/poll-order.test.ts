/** @jest-environment jsdom */
import { pollOrder } from './poll-order.ts'

let hidden = false
beforeEach(() => {
  jest.useFakeTimers()
  hidden = false
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
})
afterEach(() => jest.useRealTimers())

const show = (isShown: boolean) => {
  hidden = !isShown
  document.dispatchEvent(new Event('visibilitychange'))
}

test('it asks ever more slowly, and no more once it has found what it waits for', async () => {
  const times: number[] = []
  const start = Date.now()
  const stop = pollOrder(async () => {
    times.push(Date.now() - start)
    return times.length === 12
  })
  await jest.advanceTimersByTimeAsync(3_600_000)
  expect(times).toHaveLength(12)
  const pauses = times.map((at, n) => at - (times[n - 1] ?? 0))
  expect(pauses[0]).toBe(2000)
  expect(pauses.at(-1)).toBe(30_000)
  expect(pauses.toSorted((a, b) => a - b)).toEqual(pauses)
  stop()
})

test('it does not ask for ever', async () => {
  const isDone = jest.fn(async () => false)
  const stop = pollOrder(isDone)
  await jest.advanceTimersByTimeAsync(24 * 3_600_000)
  const most = isDone.mock.calls.length
  expect(most).toBeGreaterThan(20)
  expect(most).toBeLessThan(60)
  stop()
})

test('out of sight it rests; back in sight, shown again or back on the network it asks at once', async () => {
  const isDone = jest.fn(async () => false)
  const stop = pollOrder(isDone)
  show(false)
  await jest.advanceTimersByTimeAsync(2000)
  const before = isDone.mock.calls.length
  await jest.advanceTimersByTimeAsync(600_000)
  expect(isDone.mock.calls.length).toBe(before)
  show(true)
  await jest.advanceTimersByTimeAsync(0)
  expect(isDone.mock.calls.length).toBe(before + 1)
  for (const event of ['online', 'pageshow'])
    dispatchEvent(new Event(event)) && (await jest.advanceTimersByTimeAsync(0))
  expect(isDone.mock.calls.length).toBe(before + 3)
  stop()
  show(true)
  await jest.advanceTimersByTimeAsync(60_000)
  expect(isDone.mock.calls.length).toBe(before + 3)
})

test('what cannot be asked now is asked again', async () => {
  const quiet = jest.spyOn(console, 'warn').mockImplementation(() => {})
  const isDone = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(true)
  pollOrder(isDone)
  await jest.advanceTimersByTimeAsync(60_000)
  expect(isDone).toHaveBeenCalledTimes(2)
  quiet.mockRestore()
})

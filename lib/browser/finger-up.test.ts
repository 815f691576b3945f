/** @jest-environment jsdom */
import { fingerUp } from './finger-up.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const point = (type: string) => dispatchEvent(new Event(type))

/** Whether it has come, after so many milliseconds. */
async function hasCome(wait: Promise<void>, ms: number) {
  let isOver = false
  void wait.then(() => {
    isOver = true
  })
  await jest.advanceTimersByTimeAsync(ms)
  return isOver
}

test('nothing waits while no finger is down', async () => {
  expect(await hasCome(fingerUp(), 0)).toBe(true)
})

test.each(['pointerup', 'pointercancel'])('it waits for %s, and for the click that follows', async up => {
  point('pointerdown')
  const wait = fingerUp()
  expect(await hasCome(wait, 500)).toBe(false)
  point(up)
  expect(await hasCome(wait, 0)).toBe(false)
  expect(await hasCome(wait, 50)).toBe(true)
  expect(await hasCome(fingerUp(), 0)).toBe(true)
})

test('a finger that stays is not waited for longer than a second', async () => {
  point('pointerdown')
  expect(await hasCome(fingerUp(), 1_100)).toBe(true)
  point('pointerup')
})

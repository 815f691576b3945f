import { SAME_PRESS_MS } from '#lib/constants.ts'
import { pressOnce } from './press-once.ts'

const settle = () => new Promise(resolve => setTimeout(resolve))

test('two presses within half a second are one, a later one counts again', async () => {
  const act = jest.fn()
  const control = {}
  expect(pressOnce(control, act, 1000)).toBe(true)
  await settle()
  expect(pressOnce(control, act, 1000 + SAME_PRESS_MS - 1)).toBe(false)
  expect(pressOnce(control, act, 1000 + SAME_PRESS_MS)).toBe(true)
  expect(act).toHaveBeenCalledTimes(2)
})

test('while the first is running, however long, another is the same press', async () => {
  let finish = () => {}
  const act = jest.fn(() => new Promise<void>(resolve => (finish = resolve)))
  const control = {}
  expect(pressOnce(control, act, 1000)).toBe(true)
  expect(pressOnce(control, act, 60_000)).toBe(false)
  finish()
  await settle()
  expect(pressOnce(control, act, 60_001)).toBe(true)
})

test('another control is another press', () => {
  const act = jest.fn()
  pressOnce({}, act, 1000)
  pressOnce({}, act, 1000)
  expect(act).toHaveBeenCalledTimes(2)
})

test('what fails may be pressed again', () => {
  const control = {}
  const fail = () => {
    throw new Error('no')
  }
  expect(() => pressOnce(control, fail, 1000)).toThrow('no')
  expect(pressOnce(control, () => {}, 2000)).toBe(true)
})

import { ApiError } from '#lib/contract/api-error.ts'
import { staleIfError } from './stale-if-error.ts'

const down = () => Promise.reject(new Error('down'))

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
})

test('the value is returned, and returned again while the shop is down', async () => {
  expect(await staleIfError('kept', async () => 'red', 'grey')).toEqual({ value: 'red', fresh: true })
  expect(await staleIfError('kept', down, 'grey')).toEqual({ value: 'red', fresh: false })
})

test('the default is used when there was no value yet, and the failure is logged', async () => {
  expect(await staleIfError('never', down, 'grey')).toEqual({ value: 'grey', fresh: false })
  expect(console.error).toHaveBeenCalledWith('never: down')
})

test('a failure without a message is logged by its number', async () => {
  await staleIfError('mute', () => Promise.reject(new ApiError(502, '')), 'grey')
  expect(console.error).toHaveBeenCalledWith('mute: answered with 502')
})

test('a response that takes longer than 2.5 s is not waited for', async () => {
  jest.useFakeTimers()
  const result = staleIfError('slow', () => new Promise<string>(() => {}), 'grey')
  await jest.advanceTimersByTimeAsync(2500)
  expect(await result).toEqual({ value: 'grey', fresh: false })
  jest.useRealTimers()
})

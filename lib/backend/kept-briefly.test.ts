import { catalogueVersion } from '#lib/server/page-cache/invalidation.ts'
import { forgetKept, keptBriefly } from './kept-briefly.ts'

let asked = 0
const ask = async () => ++asked
beforeEach(() => {
  asked = 0
  forgetKept()
})

test('who asks the same meanwhile is given the same answer', async () => {
  expect(await Promise.all([keptBriefly('a', ask), keptBriefly('a', ask), keptBriefly('b', ask)])).toEqual([
    1, 1, 2,
  ])
})

test('an answer is asked for anew after five minutes, and once the catalogue has changed', async () => {
  await keptBriefly('a', ask, 0)
  expect(await keptBriefly('a', ask, 299_999)).toBe(1)
  expect(await keptBriefly('a', ask, 300_001)).toBe(2)
  catalogueVersion().move()
  expect(await keptBriefly('a', ask, 300_002)).toBe(3)
  catalogueVersion().move(['/product/sold-out'])
  expect(await keptBriefly('a', ask, 300_003)).toBe(3)
})

test('a failure is not kept', async () => {
  const fail = () => Promise.reject(new Error('down'))
  await expect(keptBriefly('a', fail)).rejects.toThrow('down')
  expect(await keptBriefly('a', ask)).toBe(1)
})

test('it does not grow without end', async () => {
  for (let index = 0; index < 3_000; index++) await keptBriefly(`q${index}`, ask)
  expect(await keptBriefly('q0', ask)).toBe(3_001)
  expect(await keptBriefly('q2999', ask)).toBe(3_000)
})

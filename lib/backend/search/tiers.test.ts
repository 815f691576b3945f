import { nextCircle } from './tiers.ts'

const MILLION = 1_000_000

test.each([
  ['what a tenth have is looked for among the best', 0, 100_000, 'tier = 0'],
  ['what few have among more', 0, 10_000, 'tier <= 1'],
  ['what hardly any have everywhere', 0, 100, ''],
  ['what was not found enough, in a wider circle', 2_000, 100_000, 'tier <= 1'],
])('%s', (_, last, matching, where) => {
  expect(nextCircle(last, matching, MILLION, 72).where).toBe(where)
})

test('a shop smaller than a circle is looked through whole', () => {
  expect(nextCircle(0, 500, 1_500, 72)).toEqual({ size: 1_500, where: '' })
})

import { bandsFrom } from './bands-from.ts'

const inPaise = (...rupees: number[]) => rupees.map(price => 100 * price)

test('bands lie between round prices, touch each other, and hold the highest', () => {
  expect(bandsFrom(inPaise(312, 499, 1_180, 2_950), 100 * 12_345)).toEqual([
    { min: 0, max: 300 },
    { min: 300, max: 500 },
    { min: 500, max: 1_000 },
    { min: 1_000, max: 3_000 },
    { min: 3_000, max: 15_000 },
  ])
})

test('where most cost the same there are fewer, and none where all do', () => {
  expect(bandsFrom(inPaise(499, 499, 499, 900), 100 * 999)).toEqual([
    { min: 0, max: 500 },
    { min: 500, max: 800 },
    { min: 800, max: 1_000 },
  ])
  expect(bandsFrom(inPaise(500, 500, 500, 500), 100 * 500)).toEqual([])
})

test('of a thousand random shops every price is in a band', () => {
  for (let shop = 0; shop < 1_000; shop++) {
    const prices = Array.from({ length: 40 }, () => Math.ceil(Math.random() ** 4 * 1e7 * 100)).toSorted(
      (a, b) => a - b,
    )
    const steps = [8, 16, 24, 32].map(place => prices[place] ?? 0)
    const bands = bandsFrom(steps, prices.at(-1) ?? 0)
    expect(bands.length).toBeGreaterThan(1)
    for (const price of prices)
      expect(bands.some(({ min, max }) => price >= 100 * min && price <= 100 * max)).toBe(true)
  }
})

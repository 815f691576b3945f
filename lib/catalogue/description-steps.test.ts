import { nextLines } from './description-steps.ts'

test('each Read More adds 8, and at 24 the next press collapses fully', () => {
  expect([8, 16, 24].map(lines => nextLines(lines, false))).toEqual([16, 24, 8])
})

test('once all of the text shows, the next press collapses it', () => {
  expect(nextLines(16, true)).toBe(8)
})

import { nextLines } from './description-steps.ts'

/** The lines that show at first and after each press, of a text of so many. */
const shown = (height: number, presses: number) => {
  const seen = [8]
  for (let press = 0; press < presses; press++) {
    const lines = seen.at(-1) ?? 8
    seen.push(nextLines(lines, height <= lines))
  }
  return seen
}

test('each Read More adds 8; at 24, where nothing more is hidden, the next press collapses', () => {
  expect(shown(24, 3)).toEqual([8, 16, 24, 8])
})

test('where there is more at 24 the next press shows all, and the one after that collapses', () => {
  expect(shown(93, 4)).toEqual([8, 16, 24, Number.POSITIVE_INFINITY, 8])
  expect(shown(25, 4)).toEqual([8, 16, 24, Number.POSITIVE_INFINITY, 8])
})

test('once all of the text shows, the next press collapses it', () => {
  expect(shown(12, 2)).toEqual([8, 16, 8])
})

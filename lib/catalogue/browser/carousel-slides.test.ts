import { swipeDirection, wrapped } from './carousel-slides.ts'

test('past the last slide comes the first, before the first the last', () => {
  expect(wrapped(4, 4)).toBe(0)
  expect(wrapped(-1, 4)).toBe(3)
  expect(wrapped(2, 4)).toBe(2)
})

test('a finger to the left goes onwards, to the right back', () => {
  expect(swipeDirection({ x: 200, y: 100 }, { x: 100, y: 110 })).toBe(1)
  expect(swipeDirection({ x: 100, y: 100 }, { x: 200, y: 90 })).toBe(-1)
})

test('a short move and a scroll of the page are no swipes', () => {
  expect(swipeDirection({ x: 100, y: 100 }, { x: 120, y: 100 })).toBe(0)
  expect(swipeDirection({ x: 100, y: 100 }, { x: 160, y: 300 })).toBe(0)
})

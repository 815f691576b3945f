import { nextScrollPosition } from './next-scroll-position.ts'

const at = (scrollLeft: number) => ({ scrollLeft, clientWidth: 600, scrollWidth: 1500 })

test('a page on and a page back', () => {
  expect(nextScrollPosition(at(0), 1)).toBe(600)
  expect(nextScrollPosition(at(900), -1)).toBe(300)
})

test('the last page is a full one', () => {
  expect(nextScrollPosition(at(600), 1)).toBe(900)
})

test('next on the last page is the first, previous on the first is the last', () => {
  expect(nextScrollPosition(at(900), 1)).toBe(0)
  expect(nextScrollPosition(at(0), -1)).toBe(900)
})

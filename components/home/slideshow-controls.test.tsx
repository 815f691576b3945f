/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { BANNER_MOVE_MS, BANNER_MS } from '#lib/constants.ts'
import { SlideshowControls } from './slideshow-controls.tsx'

const WIDTH = 300
let still = false

beforeEach(() => {
  jest.useFakeTimers()
  still = false
  globalThis.matchMedia = (() => ({
    matches: still,
    addEventListener() {},
    removeEventListener() {},
  })) as unknown as typeof matchMedia
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH)
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

/** The strip as on the page, with its controls. */
const banner = () => {
  const { container } = render(
    <section>
      <ul>
        <li>A</li>
        <li>B</li>
        <li>C</li>
      </ul>
      <SlideshowControls count={3} />
    </section>,
  )
  return container.querySelector('ul') as HTMLUListElement
}
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const marked = () =>
  screen
    .getAllByRole('button', { name: /^Slide/ })
    .findIndex(dot => dot.getAttribute('aria-current') === 'true')
const ROUND = BANNER_MS + BANNER_MOVE_MS

test('the slides advance by themselves, and from the last to the first', () => {
  const strip = banner()
  const places = [marked()]
  for (let n = 0; n < 3; n++) {
    wait(ROUND)
    places.push(marked())
  }
  expect(places).toEqual([0, 1, 2, 0])
  wait(100)
  expect(strip.scrollLeft).toBe(0)
})

test('Pause stops them, Play continues', () => {
  banner()
  fireEvent.click(screen.getByRole('button', { name: 'Pause the slides' }))
  wait(5 * ROUND)
  expect(marked()).toBe(0)
  fireEvent.click(screen.getByRole('button', { name: 'Play the slides' }))
  wait(ROUND)
  expect(marked()).toBe(1)
})

test('a dot leads to its slide', () => {
  const strip = banner()
  fireEvent.click(screen.getByRole('button', { name: 'Slide 3' }))
  wait(BANNER_MOVE_MS + 50)
  expect(strip.scrollLeft).toBe(2 * WIDTH)
  expect(marked()).toBe(2)
})

test('nothing moves while an element in it has the focus', () => {
  banner()
  act(() => screen.getByRole('button', { name: 'Slide 1' }).focus())
  wait(5 * ROUND)
  expect(marked()).toBe(0)
})

test('touching the strip stops its scrolling, and the dot follows', () => {
  const strip = banner()
  fireEvent.click(screen.getByRole('button', { name: 'Slide 3' }))
  wait(BANNER_MOVE_MS / 2)
  fireEvent.pointerDown(strip)
  const there = strip.scrollLeft
  wait(200)
  expect(strip.scrollLeft).toBe(there)
  strip.scrollLeft = WIDTH
  fireEvent(strip, new Event('scrollend'))
  expect(marked()).toBe(1)
})

test('with reduced motion the slides stand still, and there is no pause button', () => {
  still = true
  const strip = banner()
  expect(screen.queryByRole('button', { name: 'Pause the slides' })).toBeNull()
  wait(5 * ROUND)
  expect(strip.scrollLeft).toBe(0)
  fireEvent.click(screen.getByRole('button', { name: 'Slide 2' }))
  wait(50)
  expect(strip.scrollLeft).toBe(WIDTH)
})

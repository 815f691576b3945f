/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { withNetwork } from '#scripts/jest/fake-browser.ts'
import Suggestions from './suggestions.tsx'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function Search() {
  const box = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={box}
        role="combobox"
        aria-label="Search"
        aria-controls="suggestions"
        aria-expanded="false"
      />
      <Suggestions box={box} />
    </>
  )
}

const found = (...texts: string[]) => ({
  body: {
    status: 'true',
    data: texts.map(text => ({ text, kind: 'category', href: `/products-section2/${text}`, image: '' })),
  },
})
const box = () => screen.getByRole('combobox')
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const chosen = () => screen.queryByRole('option', { selected: true })?.textContent
const type = (value: string) => {
  act(() => box().focus())
  fireEvent.input(box(), { target: { value } })
}
const pause = () => act(() => jest.advanceTimersByTimeAsync(250))
const press = (key: string) => fireEvent.keyDown(box(), { key })

test('while one types the shop is asked once, after a pause', async () => {
  const requests = withNetwork(() => found('Bagh', 'Bandhani'))
  render(<Search />)
  for (const typed of ['pa', 'pau', 'paus', 'pause']) type(typed)
  expect(requests).toEqual([])
  await pause()
  expect(requests.map(({ path }) => path)).toEqual(['/api/Suggest?q=pause'])
  expect(options()).toEqual(['Bagh', 'Bandhani'])
  expect(screen.getByRole('status').textContent).toBe('2 suggestions')
})

test('a late answer never takes the place of a newer one', async () => {
  let answerOld = () => {}
  withNetwork(({ path }) =>
    path.endsWith('q=la')
      ? new Promise(resolve => {
          answerOld = () => resolve(found('old'))
        })
      : found('new'),
  )
  render(<Search />)
  type('la')
  await pause()
  type('late')
  await pause()
  expect(options()).toEqual(['new'])
  answerOld()
  await pause()
  expect(options()).toEqual(['new'])
})

test('an answer that comes when the box was left opens nothing', async () => {
  withNetwork(() => found('Bagh'))
  render(<Search />)
  type('left')
  act(() => box().blur())
  await pause()
  expect(options()).toEqual([])
})

test('a shop that fails suggests nothing', async () => {
  withNetwork(() => ({ status: 500 }))
  render(<Search />)
  type('fails')
  await pause()
  expect(options()).toEqual([])
  expect(box().getAttribute('aria-expanded')).toBe('false')
})

test('the arrows go around through the list and the box; the box tells where one is', async () => {
  withNetwork(() => found('Bagh', 'Bandhani'))
  render(<Search />)
  type('arrows')
  await pause()
  expect(box().getAttribute('aria-expanded')).toBe('true')
  const way = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'].map(key => {
    press(key)
    return chosen()
  })
  expect(way).toEqual(['Bagh', 'Bandhani', undefined, 'Bandhani', 'Bagh'])
  expect(document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent).toBe('Bagh')
})

test('Escape closes the list; Enter without a choice is the form’s', async () => {
  withNetwork(() => found('Bagh'))
  render(<Search />)
  type('escape')
  await pause()
  expect(press('Enter')).toBe(true)
  expect(press('Escape')).toBe(false)
  expect(options()).toEqual([])
  expect(press('ArrowDown')).toBe(true)
})

/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { ImageFallback } from '#components/shell/image-fallback.tsx'
import { type Toast, toast } from '#lib/browser/toast.ts'
import { FIRST_RESPONSE } from '#lib/server/inline-scripts/compiled.ts'
import { ToastPlace } from './toaster.tsx'

// biome-ignore lint/security/noGlobalEval: as the browser runs it, inline
beforeAll(() => window.eval(FIRST_RESPONSE))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const say = (said: Toast) =>
  act(() => {
    toast(said)
    // The frame that shows what was pressed comes first.
    jest.advanceTimersByTime(20)
  })
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))

test('a toast is announced, leads on, and goes after three seconds', () => {
  render(<ToastPlace />)
  say({ text: 'Stole (1 unit) added to cart!', href: '/addcart', hrefText: 'View Cart' })
  expect(screen.getByRole('status').textContent).toContain('Stole (1 unit) added to cart!')
  expect(screen.getByRole('link', { name: 'View Cart' }).getAttribute('href')).toBe('/addcart')
  wait(2900)
  expect(screen.queryByText(/added to cart/)).toBeTruthy()
  wait(200)
  expect(screen.queryByText(/added to cart/)).toBeNull()
})

test('each goes in its own time, and no more than three stand there', () => {
  render(<ToastPlace />)
  say({ text: 'first' })
  wait(2000)
  for (const text of ['second', 'third', 'fourth']) say({ text })
  expect(screen.queryByText('first')).toBeNull()
  expect(['second', 'third', 'fourth'].map(text => screen.queryByText(text) !== null)).toEqual([
    true,
    true,
    true,
  ])
  wait(1500)
  expect(screen.queryByText('second')).toBeTruthy()
  wait(1500)
  expect(screen.getByRole('status').textContent).toBe('')
})

test('a picture that cannot be loaded is replaced once', () => {
  const { container } = render(
    <>
      <ToastPlace />
      <ImageFallback />
    </>,
  )
  say({ text: 'removed', image: '/uploads/gone.webp' })
  const picture = container.querySelector('img') as HTMLImageElement
  fireEvent.error(picture)
  expect(picture.getAttribute('src')).toBe('/placeholder.svg')
  const set = jest.spyOn(picture, 'src', 'set')
  fireEvent.error(picture)
  expect(set).not.toHaveBeenCalled()
})

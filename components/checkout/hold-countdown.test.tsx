/** @jest-environment jsdom */
import { act, render } from '@testing-library/react'
import { holdOver } from '#messages/checkout.ts'
import { HoldCountdown } from './hold-countdown.tsx'

const NOW = Date.parse('2026-03-01T10:00:00Z')
beforeEach(() => void jest.useFakeTimers({ now: NOW }))
afterEach(() => jest.useRealTimers())
const renderHold = (until: string) => render(<HoldCountdown until={until} />).container
const later = (ms: number) => act(() => jest.advanceTimersByTime(ms))

test('the remaining time counts down by the second, and its end is announced', () => {
  const page = renderHold('2026-03-01T10:01:05Z')
  expect(page.textContent).toContain('1:05')
  later(6_000)
  expect(page.textContent).toContain('0:59')
  later(59_000)
  expect(page.textContent).toBe(holdOver)
  later(60_000)
  expect(page.textContent).toBe(holdOver)
})

test('without a hold nothing is shown', () => {
  expect(renderHold('').textContent).toBe('')
})

/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { Timeline } from './timeline.tsx'

const at = '2026-11-29T10:00:00Z'
const linesOf = (...kinds: ('placed' | 'packed' | 'shipped' | 'delivered' | 'cancelled')[]) => {
  const { container } = render(<Timeline events={kinds.map(kind => ({ kind, at, note: '' }))} />)
  return [...container.querySelectorAll('li')].map(line => [
    line.querySelector('b')?.textContent,
    line.hasAttribute('data-done'),
  ])
}

test.each([
  [
    ['placed'],
    [
      ['Placed', true],
      ['Packed', false],
      ['Shipped', false],
      ['Delivered', false],
    ],
  ],
  [
    ['placed', 'shipped'],
    [
      ['Placed', true],
      ['Shipped', true],
      ['Delivered', false],
    ],
  ],
  [
    ['placed', 'delivered'],
    [
      ['Placed', true],
      ['Delivered', true],
    ],
  ],
  [
    ['placed', 'cancelled'],
    [
      ['Placed', true],
      ['Cancelled', true],
    ],
  ],
] as const)('after %j stands what is still to come, and nothing that was skipped', (kinds, lines) => {
  expect(linesOf(...kinds)).toEqual(lines)
})

import { mayReturnStep, type ReturnState, type ReturnStep } from './return-state.ts'

const STATES: ReturnState[] = [
  'asked',
  'accepted',
  'refused',
  'withdrawn',
  'picked',
  'received',
  'refunded',
  'exchanged',
]
const from = (state: ReturnState, wish: 'money' | 'exchange' = 'money') =>
  STATES.filter(step => step !== 'asked' && mayReturnStep({ state, wish }, step as ReturnStep))

test('a return is accepted or refused, picked up, received, and then ended once', () => {
  expect(from('asked')).toEqual(['accepted', 'refused', 'withdrawn'])
  expect(from('accepted')).toEqual(['refused', 'withdrawn', 'picked', 'received'])
  expect(from('picked')).toEqual(['received'])
  expect(from('received')).toEqual(['refused', 'refunded'])
  for (const ended of ['refused', 'withdrawn', 'refunded', 'exchanged'] as const)
    expect(from(ended)).toEqual([])
})

test('what was to be exchanged ends with another size, or with money where that cannot be had', () => {
  expect(from('received', 'exchange')).toEqual(['refused', 'refunded', 'exchanged'])
})

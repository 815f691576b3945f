import { listPlaces, type RemovedItem } from './removed-items.ts'

const emptied = (key: string): RemovedItem<string> => ({ key, item: key, ms: 8000, here: true })
const shown = (items: string[], order: string[], away: string[] = []) =>
  listPlaces(items, key => key, order, away.map(emptied)).map(({ key, emptied }) =>
    emptied ? `(${key})` : key,
  )

test('the emptied place stands where its line stood', () => {
  expect(shown(['a', 'c'], ['a', 'b', 'c'], ['b'])).toEqual(['a', '(b)', 'c'])
  expect(shown([], ['a'], ['a'])).toEqual(['(a)'])
})

test('several, in whatever order they were taken away', () => {
  expect(shown(['d'], ['a', 'b', 'c', 'd'], ['c', 'a'])).toEqual(['(a)', '(c)', 'd'])
})

test('once it is over the place is gone', () => {
  expect(shown(['a', 'c'], ['a', 'b', 'c'])).toEqual(['a', 'c'])
})

test('what is put back stands where it stood, although the cart has it last', () => {
  expect(shown(['a', 'c', 'b'], ['a', 'b', 'c'])).toEqual(['a', 'b', 'c'])
  expect(shown(['a', 'c', 'b'], ['a', 'b', 'c'], ['b'])).toEqual(['a', 'b', 'c'])
})

test('what came from another tab stands last', () => {
  expect(shown(['a', 'new'], ['a', 'b'], ['b'])).toEqual(['a', '(b)', 'new'])
})

import { listPlaces, type RemovedItem } from './removed-items.ts'

const emptied = (key: string): RemovedItem<string> => ({ key, item: key, ms: 8000, isOnThisPage: true })
const shown = (items: string[], order: string[], away: string[] = []) =>
  listPlaces(items, key => key, order, away.map(emptied)).map(({ key, emptied }) =>
    emptied ? `(${key})` : key,
  )

test('the placeholder stands where its line stood', () => {
  expect(shown(['a', 'c'], ['a', 'b', 'c'], ['b'])).toEqual(['a', '(b)', 'c'])
  expect(shown([], ['a'], ['a'])).toEqual(['(a)'])
})

test('several placeholders keep their order, however they were removed', () => {
  expect(shown(['d'], ['a', 'b', 'c', 'd'], ['c', 'a'])).toEqual(['(a)', '(c)', 'd'])
})

test('the placeholder disappears when its time is over', () => {
  expect(shown(['a', 'c'], ['a', 'b', 'c'])).toEqual(['a', 'c'])
})

test('a restored line stands where it stood, although the cart has it last', () => {
  expect(shown(['a', 'c', 'b'], ['a', 'b', 'c'])).toEqual(['a', 'b', 'c'])
  expect(shown(['a', 'c', 'b'], ['a', 'b', 'c'], ['b'])).toEqual(['a', 'b', 'c'])
})

test('an item from another tab comes last', () => {
  expect(shown(['a', 'new'], ['a', 'b'], ['b'])).toEqual(['a', '(b)', 'new'])
})

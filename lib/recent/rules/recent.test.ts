import { type Recent, readRecent, viewed } from './recent.ts'

const entry = (id: number, more: Partial<Recent> = {}): Recent => ({
  id,
  ASIN: `NH-${id}`,
  name: `Thing ${id}`,
  image: `thing-${id}.webp`,
  category: 'Things',
  discountPrice: 100,
  originalPrice: 120,
  ...more,
})

test('viewing again moves the entry to the front, without a second one', () => {
  const seen = [1, 2, 1].reduce<readonly Recent[]>((list, id) => viewed(list, entry(id)), [])
  expect(seen.map(({ id }) => id)).toEqual([1, 2])
})

test('at most 8 are kept, newest first', () => {
  const seen = Array.from({ length: 10 }, (_, i) => i + 1).reduce<readonly Recent[]>(
    (list, id) => viewed(list, entry(id)),
    [],
  )
  expect(seen.map(({ id }) => id)).toEqual([10, 9, 8, 7, 6, 5, 4, 3])
})

test('what was written can be read', () => {
  expect(readRecent(JSON.stringify([entry(1), entry(2)]))).toEqual([entry(1), entry(2)])
})

test.each([
  null,
  '',
  'not json',
  '7',
  '{"id":1}',
  '[null, 3, "x", []]',
  '[{"id":"1","name":"a"}]',
  '[{"id":-1,"name":"a"}]',
  '[{"id":1}]',
])('tampered storage is an empty list: %s', stored => {
  expect(readRecent(stored)).toEqual([])
})

test('a bad value is left out and the good ones stay', () => {
  const stored = JSON.stringify([
    { ...entry(1), discountPrice: 'free', image: { src: 'x' }, name: 'x'.repeat(400) },
    'nonsense',
    entry(2),
    entry(2),
  ])
  expect(readRecent(stored)).toEqual([entry(1, { discountPrice: 0, image: '', name: '' }), entry(2)])
})

test('a list that is too long is cut', () => {
  expect(readRecent(JSON.stringify(Array.from({ length: 500 }, (_, i) => entry(i + 1))))).toHaveLength(8)
})

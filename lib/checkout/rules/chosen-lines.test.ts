import { messages } from '#lib/messages.ts'
import { type AskedLine, chooseLines, type Good } from './chosen-lines.ts'

const good = (over: Partial<Good> = {}): Good => ({
  id: 1,
  asin: 'DSIN0001',
  name: 'Bagh stole',
  category: 'Stoles',
  image: 'stole.webp',
  description: '',
  price: 40_000,
  originalPrice: 50_000,
  delivery: 0,
  colors: [],
  sizes: [{ size: 'NA', stock: 3 }],
  ...over,
})
const sized = good({
  sizes: [
    { size: 'S', stock: 0 },
    { size: 'M', stock: 2 },
  ],
})
const coloured = good({ colors: ['Red', 'Indigo'] })
const choose = (from: Good | undefined, ...asked: Partial<AskedLine>[]) =>
  chooseLines(
    asked.map(line => ({ named: 1, units: 1, ...line })),
    () => from,
  )

test('an unsized product needs no size, and whatever size is named is left aside', () => {
  expect(choose(good(), { size: 'S' })).toMatchObject({
    lines: [{ size: '', color: '', units: 1, stock: 3 }],
  })
})

test('a sized product needs one of its sizes', () => {
  expect(choose(sized, {})).toEqual({ refused: messages.chooseSize, status: 400 })
  expect(choose(sized, { size: 'XL' })).toMatchObject({ refused: 'Bagh stole is not sold in size XL.' })
  expect(choose(sized, { size: 'M' })).toMatchObject({ lines: [{ size: 'M' }] })
})

test('among several lines a missing choice names its product', () => {
  expect(choose(sized, { size: 'M' }, {})).toMatchObject({ refused: `Bagh stole: ${messages.chooseSize}` })
})

test('a colour may be left open, a single one chooses itself, and another than those offered is refused', () => {
  expect(choose(coloured, {})).toMatchObject({ lines: [{ color: '' }] })
  expect(choose(coloured, { color: 'Green' })).toMatchObject({ refused: 'Bagh stole is not sold in Green.' })
  expect(choose(coloured, { color: 'Indigo' })).toMatchObject({ lines: [{ color: 'Indigo' }] })
  expect(choose(good({ colors: ['Red'] }), {})).toMatchObject({ lines: [{ color: 'Red' }] })
})

test('a product that is not sold, a sold-out size and more than the stock are refused in a sentence', () => {
  expect(choose(undefined, {})).toEqual({ refused: messages.productGone, status: 400 })
  expect(choose(sized, { size: 'S' })).toEqual({
    refused: 'Bagh stole (S) is sold out.',
    status: 409,
    short: { productId: 1, name: 'Bagh stole', size: 'S', stock: 0 },
  })
  expect(choose(good(), { units: 4 })).toMatchObject({ refused: 'Only 3 pieces of Bagh stole are left.' })
  expect(choose(good({ sizes: [] }), {})).toMatchObject({ refused: 'Bagh stole is sold out.' })
})

test('the same line twice is one line, and two colours of a size share its pieces', () => {
  expect(choose(good(), {}, { units: 2 })).toMatchObject({ lines: [{ units: 3 }] })
  expect(choose(coloured, { color: 'Red', units: 2 }, { color: 'Indigo', units: 2 })).toMatchObject({
    refused: 'Only 3 pieces of Bagh stole are left.',
  })
})

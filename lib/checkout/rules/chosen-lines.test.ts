import type { Line } from '#lib/cart/rules/lines.ts'
import { productGone } from '#messages/catalogue.ts'
import { chooseSize } from '#messages/every-page.ts'
import { chooseLines, type PricedProduct } from './chosen-lines.ts'

const product = (over: Partial<PricedProduct> = {}): PricedProduct => ({
  id: 1,
  asin: 'DSIN0001',
  name: 'Bagh stole',
  category: 'Stoles',
  image: 'stole.webp',
  description: '',
  price: 40_000,
  originalPrice: 50_000,
  delivery: 0,
  color: [],
  sizes: [{ Size_Desc: 'NA', Stock: 3 }],
  ...over,
})
const sized = product({
  sizes: [
    { Size_Desc: 'S', Stock: 0 },
    { Size_Desc: 'M', Stock: 2 },
  ],
})
const coloured = product({ color: ['Red', 'Indigo'] })
const choose = (from: PricedProduct | undefined, ...requested: Partial<Line>[]) =>
  chooseLines(
    requested.map(line => ({ id: 1, unit: 1, size: '', color: '', ...line })),
    () => from,
  )

test('an unsized product needs no size, and whatever size is named is left aside', () => {
  expect(choose(product(), { size: 'S' })).toMatchObject({
    lines: [{ size: '', color: '', unit: 1, stock: 3 }],
  })
})

test('a sized product needs one of its sizes', () => {
  expect(choose(sized, {})).toEqual({ refused: chooseSize, key: 'chooseSize', status: 400 })
  expect(choose(sized, { size: 'XL' })).toMatchObject({ refused: 'Bagh stole is not sold in size XL.' })
  expect(choose(sized, { size: 'M' })).toMatchObject({ lines: [{ size: 'M' }] })
})

test('among several lines a missing choice names its product', () => {
  expect(choose(sized, { size: 'M' }, {})).toMatchObject({ refused: `Bagh stole: ${chooseSize}` })
})

test('a colour may be left open, a single one chooses itself, and another than those offered is refused', () => {
  expect(choose(coloured, {})).toMatchObject({ lines: [{ color: '' }] })
  expect(choose(coloured, { color: 'Green' })).toMatchObject({ refused: 'Bagh stole is not sold in Green.' })
  expect(choose(coloured, { color: 'Indigo' })).toMatchObject({ lines: [{ color: 'Indigo' }] })
  expect(choose(product({ color: ['Red'] }), {})).toMatchObject({ lines: [{ color: 'Red' }] })
})

test('a product that is not sold, a sold-out size and more than the stock are refused in a sentence', () => {
  expect(choose(undefined, {})).toEqual({ refused: productGone, key: 'productGone', status: 400 })
  expect(choose(sized, { size: 'S' })).toEqual({
    refused: 'Bagh stole (S) is sold out.',
    key: 'tooFewPieces',
    parameters: ['Bagh stole (S)', 0],
    status: 409,
    short: { productId: 1, name: 'Bagh stole', size: 'S', stock: 0 },
  })
  expect(choose(product(), { unit: 4 })).toMatchObject({ refused: 'Only 3 pieces of Bagh stole are left.' })
  expect(choose(product({ sizes: [] }), {})).toMatchObject({ refused: 'Bagh stole is sold out.' })
})

test('the same line twice is one line, and two colours of a size share its pieces', () => {
  expect(choose(product(), {}, { unit: 2 })).toMatchObject({ lines: [{ unit: 3 }] })
  expect(choose(coloured, { color: 'Red', unit: 2 }, { color: 'Indigo', unit: 2 })).toMatchObject({
    refused: 'Only 3 pieces of Bagh stole are left.',
  })
})

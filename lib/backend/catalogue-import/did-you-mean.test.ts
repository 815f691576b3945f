import { didYouMean } from './did-you-mean.ts'

const KNOWN = ['id', 'originalPrice', 'discountPrice', 'color', 'subcategory_id', 'images']

test.each([
  ['Original Price', 'originalPrice'],
  ['discount_price', 'discountPrice'],
  ['orginalPrise', 'originalPrice'],
  ['Colour', 'color'],
  ['subcategory', 'subcategory_id'],
  ['image', 'images'],
])('%s is meant to be %s', (name, meant) => expect(didYouMean(name, KNOWN)).toBe(meant))

test.each(['price', 'x', '', 'is', 'stock'])('%p is nothing of the kind', name =>
  expect(didYouMean(name, KNOWN)).toBeUndefined(),
)

import fc from 'fast-check'
import { validateLine } from '#lib/cart/rules/validate-line.ts'
import { chooseLines } from '#lib/checkout/rules/chosen-lines.ts'
import {
  type Choice,
  choose,
  isSoldOut,
  missingChoice,
  type Sellable,
  settled,
  sizeList,
  stockOf,
} from './sellable.ts'
import { testProduct } from './test-product.ts'

const of = (sizes: Record<string, number>, color: string[] = []) => ({
  ...testProduct(),
  sizes: Object.entries(sizes).map(([Size_Desc, Stock]) => ({ Size_Desc, Stock })),
  color,
})
const unsized = of({ NA: 3 })
const kurta = of({ S: 0, M: 2 }, ['Red', 'Indigo'])

test('a product whose only size is NA has none to choose from, and its line is size S', () => {
  expect(sizeList(unsized)).toEqual([])
  expect(stockOf(unsized, 'XL')).toBe(3)
  expect(settled(unsized, { size: 'XL', color: 'Red' })).toEqual({ size: 'S', color: '' })
  expect(sizeList(kurta).map(({ Size_Desc }) => Size_Desc)).toEqual(['S', 'M'])
})

test('the stock is that of the chosen size; a host may tell a number and no sizes', () => {
  expect([stockOf(kurta, 'M'), stockOf(kurta, 'S'), stockOf(kurta, 'XL')]).toEqual([2, 0, 0])
  expect(stockOf({ sizes: [], quantity: 7 }, '')).toBe(7)
  expect(stockOf({ sizes: [] }, '')).toBe(0)
  expect([isSoldOut(kurta), isSoldOut(of({ S: 0, M: 0 })), isSoldOut(of({ NA: 0 }))]).toEqual([
    false,
    true,
    true,
  ])
})

test('what there is only one of chooses itself on a page', () => {
  const only = of({ M: 2 }, ['Red'])
  expect(missingChoice(only, { size: '', color: '' })).toBeUndefined()
  expect(settled(only, { size: '', color: '' })).toEqual({ size: 'M', color: 'Red' })
})

test('a page insists on size and colour; a caller may leave the colour open, and name none that is not offered', () => {
  expect(missingChoice(kurta, { size: '', color: 'Red' })).toBe('chooseSize')
  expect(missingChoice(kurta, { size: 'M', color: '' })).toBe('chooseColour')
  expect(choose(kurta, { size: 'M', color: '' })).toEqual({ size: 'M', color: '', stock: 2 })
  expect(choose(kurta, { size: 'M', color: 'Green' })).toEqual({ wrong: 'color' })
  expect(choose(kurta, { size: '', color: 'Red' })).toEqual({ wrong: 'size' })
})

// Names that every object has, too.
const name = fc.constantFrom('S', 'M', 'NA', 'constructor', '__proto__')
const products: fc.Arbitrary<Sellable> = fc.record({
  sizes: fc.oneof(
    fc.constant([{ Size_Desc: 'NA', Stock: 4 }]),
    fc.uniqueArray(fc.record({ Size_Desc: name, Stock: fc.nat(5) }), { selector: size => size.Size_Desc }),
  ),
  color: fc.uniqueArray(fc.constantFrom('Red', 'Indigo', 'constructor')),
})
const choices: fc.Arbitrary<Choice> = fc.record({
  size: fc.oneof(name, fc.constant('')),
  color: fc.constantFrom('', 'Red', 'Green', '__proto__'),
})

test('what a page lets through, the cart and an order take, with the same stock', () => {
  fc.assert(
    fc.property(products, choices, (sellable, choice) => {
      const product = { ...testProduct(), quantity: 0, ...sellable }
      if (missingChoice(product, choice)) return
      const line = { id: product.id, unit: 1, ...settled(product, choice) }
      const stock = stockOf(product, line.size)
      expect(validateLine(line, product)).toEqual({ line, stock })
      const good = { ...product, variants: undefined, asin: '', price: 100, delivery: 0, originalPrice: 100 }
      const ordered = chooseLines([line], () => good)
      const size = sizeList(product).length ? line.size : ''
      if (stock > 0) expect(ordered).toMatchObject({ lines: [{ size, color: line.color, stock }] })
      else expect(ordered).toMatchObject({ status: 409 })
    }),
  )
})

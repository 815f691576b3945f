import { foldedFact, productFacts } from './product-facts.ts'
import { testProduct } from './test-product.ts'

const plain = (html: string) => html
const labels = (more: Parameters<typeof testProduct>[0]) =>
  productFacts(testProduct(more), plain).map(({ label }) => label)

test('each attribute is labelled by its field’s name, ASIN as DSIN', () => {
  const details = productFacts(
    testProduct({ ASIN: 'NH-1', material: 'Cotton', attributes: { care: 'Wash cold' } }),
    plain,
  )
  expect(details).toContainEqual({ label: 'DSIN', value: 'NH-1' })
  expect(details).toContainEqual({ label: 'material', value: 'Cotton' })
  expect(details).toContainEqual({ label: 'care', value: 'Wash cold' })
  expect(details.map(({ label }) => label)).not.toContain('ASIN')
})

test('what stands in the place of size or colour is called by the name of its option', () => {
  const options = [
    { name: 'Texture', slot: 'size' as const },
    { name: 'Length', slot: 'color' as const },
  ]
  const details = productFacts(testProduct({ color: ['12 in', '14 in'], options }), plain)
  expect(details).toContainEqual({ label: 'Length', value: '12 in, 14 in' })
  expect(details.map(({ label }) => label.toLowerCase())).not.toContain('color')
})

test('the brand stands among them where there is one', () => {
  expect(productFacts(testProduct({ brand: 'Amrutam' }), plain)).toContainEqual({
    label: 'brand',
    value: 'Amrutam',
  })
  expect(labels({})).not.toContain('brand')
})

test('a brand that is an attribute as well stands there once, and another value of it beside it', () => {
  const shown = (attributes: Record<string, string>) =>
    productFacts(testProduct({ brand: 'Amrutam', attributes }), plain).filter(({ label }) =>
      /brand/i.test(label),
    )
  expect(shown({ Brand: 'amrutam' })).toEqual([{ label: 'brand', value: 'Amrutam' }])
  expect(shown({ Brand: 'Kuntal' })).toEqual([{ label: 'brand', value: 'Amrutam; Kuntal' }])
})

test('empty values are hidden', () => {
  expect(labels({ material: ' ', attributes: { care: '' } })).not.toContain('material')
  expect(labels({ material: ' ', attributes: { care: '' } })).not.toContain('care')
})

test('category, ratings and internal fields are hidden, also as further attributes', () => {
  const hidden = [
    'category',
    'ratings',
    'id',
    'categoryid',
    'sizes',
    'quantity',
    'image',
    'images',
    'discountPrice',
  ]
  expect(labels({ attributes: Object.fromEntries(hidden.map(name => [name, 'x'])) })).toEqual(
    expect.not.arrayContaining(hidden),
  )
})

test('a value of 101 characters is folded, one of 100 is not', () => {
  expect(foldedFact('a'.repeat(100))).toBeUndefined()
  expect(foldedFact('a'.repeat(101))).toBe(`${'a'.repeat(100)}…`)
  expect(foldedFact('🪔'.repeat(100))).toBeUndefined()
})

test('a folded value ends with a whole word', () => {
  const long = `${'word '.repeat(19)}after. More words`
  expect(foldedFact(long)).toBe(`${'word '.repeat(19).trim()}…`)
  expect(foldedFact(`${'word '.repeat(18)}none after. More`)).toBe(`${'word '.repeat(18)}none…`)
  expect(foldedFact(`${'a'.repeat(99)}. b`)).toBe(`${'a'.repeat(99)}…`)
})

import type { Variant } from '#lib/contract/catalogue-schemas.ts'
import { packVariants, unpackVariants } from './packed-variants.ts'

const variant = (size: string, more: Partial<Variant> = {}): Variant => ({
  ...{ id: 1, size, color: '', other: '', sku: '', originalPrice: 900, discountPrice: 800, Stock: 5 },
  ...{ ownStock: true, unlimited: false, promise: '', image: '', image_alt: '' },
  ...more,
})
const product = (...variants: Variant[]) => ({
  variants,
  sizes: variants.map(({ size }, place) => ({ unit_id: place, Size_Desc: size, Stock: 5 })),
  color: [],
})

test('a page without a sale carries nothing of sales', () => {
  const packed = packVariants(product(variant('S'), variant('M')), [])
  expect(packed).not.toHaveProperty('sales')
  expect(packed?.columns).toHaveLength(8)
})

test('what is said of a sale comes with its variant', () => {
  const sold = product(variant('S'), variant('M', { sale: { was: 700 } }), variant('L', { sale: {} }))
  const packed = packVariants(sold, [], ({ was }) => `was ${was}`)
  if (!packed) throw new Error('There are variants.')
  expect(unpackVariants(packed, sold).map(({ size, sale }) => [size, sale])).toEqual([
    ['S', ''],
    ['M', 'was 700'],
    ['L', 'was undefined'],
  ])
})

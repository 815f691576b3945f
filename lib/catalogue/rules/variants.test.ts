import { brotliCompressSync } from 'node:zlib'
import { slotsOf } from '#lib/backend/catalogue-import/option-slots.ts'
import { decodeCart, encodeCart, encodeLine } from '#lib/cart/rules/cart-cookie.ts'
import { addLine, type Line, lineKey, sameLine } from '#lib/cart/rules/lines.ts'
import type { Variant } from '#lib/contract/catalogue-schemas.ts'
import { decodeWishes, encodeWishes } from '#lib/wishlist/rules/wish-cookie.ts'
import { productGroupLd, safeJson } from './json-ld.ts'
import { packVariants, unpackVariants } from './packed-variants.ts'
import { choose, missingChoice, piecesOf } from './sellable.ts'
import { testProduct } from './test-product.ts'
import { isPromised, possibleChoice } from './variants.ts'

const variant = (size: string, color: string, more: Partial<Variant> = {}): Variant => ({
  ...{
    id: 1,
    size,
    color,
    other: '',
    sku: '',
    originalPrice: 999,
    discountPrice: 800,
    Stock: 7,
    ownStock: true,
  },
  ...{ unlimited: false, promise: '', image: '', image_alt: '', ...more },
})
const kurta = (...variants: Variant[]) => {
  const sizes = [...new Set(variants.map(({ size }) => size))]
  const color = [...new Set(variants.map(each => each.color))]
  return testProduct({
    sizes: sizes.map((Size_Desc, unit_id) => ({ unit_id, Size_Desc, Stock: 9 })),
    color,
    variants,
  })
}
const PAIRS = kurta(variant('M', 'Red', { Stock: 2 }), variant('M', 'Blue'), variant('L', 'Red'))

test('only pairs that exist can be had, each with its own pieces', () => {
  expect(missingChoice(PAIRS, { size: 'L', color: 'Blue' })).toBe('optionGone')
  expect(missingChoice(PAIRS, { size: 'M', color: 'Red' })).toBeUndefined()
  expect(piecesOf(PAIRS, { size: 'M', color: 'Red' })).toBe(2)
  expect(piecesOf(PAIRS, { size: 'L', color: 'Blue' })).toBe(0)
  expect(possibleChoice(PAIRS, { size: 'L', color: 'Blue' })).toEqual({ size: 'L', color: '' })
})

test('a colour left open is the only one there is, or shares its size’s pieces, or is refused', () => {
  expect(choose(PAIRS, { size: 'L', color: '' })).toMatchObject({ color: 'Red', stock: 7 })
  expect(choose(PAIRS, { size: 'M', color: '' })).toEqual({ wrong: 'open' })
  const shared = kurta(variant('M', 'Red', { ownStock: false }), variant('M', 'Blue', { ownStock: false }))
  expect(choose(shared, { size: 'M', color: '' })).toEqual({ size: 'M', color: '', stock: 7 })
})

test('what never runs out can be had in any number, and is never promised', () => {
  const endless = variant('M', 'Red', { unlimited: true, Stock: 0 })
  expect(piecesOf(kurta(endless), { size: 'M', color: 'Red' })).toBe(100_000)
  expect(isPromised({ ...endless, promise: 'Later' }, 5)).toBe(false)
  expect(isPromised(variant('M', 'Red', { promise: 'Later' }), 8)).toBe(true)
})

test('a line with a third option is another line, and one without it is written as it always was', () => {
  const plain: Line = { id: 7, unit: 2, size: 'M', color: 'Red' }
  const slim: Line = { ...plain, other: 'Slim fit' }
  expect(sameLine(plain, slim)).toBe(false)
  expect([lineKey(plain), lineKey(slim)]).toEqual(['7|M|Red', '7|M|Red|Slim fit'])
  expect([encodeLine(plain), encodeLine(slim)]).toEqual(['7.2.M.Red', '7.2.M.Red.Slim*20fit'])
  expect(addLine([plain], slim)).toHaveLength(2)
  const cart = { guest: 'a'.repeat(24), lines: [plain, slim] }
  expect(decodeCart(encodeCart(cart))).toEqual(cart)
  expect(decodeCart(`${'a'.repeat(24)}~7.2.M.Red`).lines).toEqual([plain])
  const wishes = [
    { id: 7, size: 'M', color: '', other: 'Slim' },
    { id: 8, size: 'M', color: 'Red' },
  ]
  expect(decodeWishes(encodeWishes(wishes))).toEqual(wishes)
  expect(atob(encodeWishes(wishes.slice(1)))).toBe('[[8,"M","Red"]]')
})

test('an option that means size or colour stands where that always stood, the others where there is room', () => {
  expect(slotsOf(['Fit', 'Size'])).toEqual(['color', 'size'])
  expect(slotsOf(['Colour', 'साइज़', 'Fit'])).toEqual(['color', 'size', 'other'])
  expect(slotsOf(['Pack'])).toEqual(['size'])
  expect(slotsOf(['Size', 'sizes', 'Color'])).toEqual(['size', 'other', 'color'])
})

test('a hundred variants travel in less than 2 kB, with what a search engine is told of each', () => {
  const many = Array.from({ length: 100 }, (_, n) =>
    variant(`Size ${n % 10}`, `Colour ${Math.floor(n / 10)}`, {
      sku: `SKU-${(n * 7919) % 10_007}`,
      discountPrice: 800 + ((n * 37) % 91),
      Stock: (n * 13) % 29,
      image: `kurta-${Math.floor(n / 10)}.webp`,
    }),
  )
  const product = kurta(...many)
  const pictures = [...new Set(many.map(({ image }) => image))]
  const packed = packVariants(product, pictures)
  expect(packed && unpackVariants(packed, product)).toMatchObject(
    many.map(({ size, color, Stock, discountPrice, image }) => ({
      ...{ size, color, Stock, discountPrice, picture: pictures.indexOf(image) },
    })),
  )
  const told = { url: 'https://shop.example/product/kurta', description: '', images: [], seller: 'Shop' }
  const page = JSON.stringify(packed) + safeJson(productGroupLd(product, told))
  expect(brotliCompressSync(page).length).toBeLessThan(2_000)
})

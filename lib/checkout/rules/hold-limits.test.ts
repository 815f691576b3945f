import type { PricedLine } from './chosen-lines.ts'
import { overLimit } from './hold-limits.ts'

const limits = { piecesOfOne: undefined, rupees: 1_000_000, unpaidADay: 5, addressTimes: 3 }
const NOTHING = { orders: 1, paise: 0, pieces: [], ranOut: 0 }

const line = (
  id: number,
  unit: number,
  own: number | undefined,
  more: Partial<PricedLine> = {},
): PricedLine => {
  const variant = {
    ...{ id, size: 'M', color: 'Red', other: '', sku: '', price: 100, originalPrice: 100, image: '' },
    ...{ Stock: own ?? 200, ownStock: own !== undefined },
  }
  const good = { id: 1, asin: '', name: 'Kurta', category: '', image: '', description: '' }
  return {
    ...{ id: 1, unit, size: 'M', color: 'Red', stock: variant.Stock, variant },
    product: { ...good, price: 100, originalPrice: 100, delivery: 0, color: ['Red'], sizes: [] },
    ...more,
  }
}
const over = (lines: PricedLine[], pieces: { variantId: number; units: number }[] = []) =>
  overLimit(
    limits,
    { lines, total: 100 },
    { ...NOTHING, pieces: pieces.map(one => ({ productId: 1, size: 'M', ...one })) },
    undefined,
  )

test('a fifth of a pair’s own pieces may be held, whatever its neighbours have', () => {
  expect(over([line(7, 40, 200)])).toBeUndefined()
  expect(over([line(7, 41, 200)])).toMatchObject({ most: 'pieces', pieces: 40 })
  expect(over([line(8, 11, 30)])).toMatchObject({ most: 'pieces', pieces: 10 })
  expect(over([line(8, 5, 30)], [{ variantId: 8, units: 6 }])).toMatchObject({ pieces: 10 })
  expect(over([line(8, 5, 30)], [{ variantId: 7, units: 60 }])).toBeUndefined()
})

test('colours that share the pieces of a size share its limit', () => {
  expect(over([line(7, 25, undefined), line(8, 25, undefined)])).toMatchObject({ pieces: 40 })
  expect(over([line(7, 20, undefined)], [{ variantId: 8, units: 50 }])).toMatchObject({ pieces: 50 })
})

test('what never runs out, or is promised, keeps no piece from anybody', () => {
  expect(over([line(7, 500, 0, { counted: false })])).toBeUndefined()
})

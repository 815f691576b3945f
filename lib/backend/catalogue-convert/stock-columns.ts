import 'server-only'
import { NO_SIZE } from '#lib/catalogue/rules/sellable.ts'
import { sentWhenBack, stockShared } from '#messages/convert.ts'
import { slotsOf } from '../catalogue-import/option-slots.ts'
import type { ForeignStock, ForeignVariant } from './foreign-product.ts'
import type { ConvertNotes } from './notes.ts'

const MOST = 1_000_000

type Cells = { stock: string; promise: string }
type StockColumns = { sizes: string; variants: Cells[] }
type Product = {
  options: readonly string[]
  variants: readonly ForeignVariant[]
  shared: number | undefined
  line: number
}

/** The cells of stock of a product's variants, and what its column `sizes` says of pieces that they share. */
export const stockColumns = (
  { options, variants, shared, line }: Product,
  notes: ConvertNotes,
): StockColumns => {
  const sharing = variants.filter(({ stock }) => stock.pieces === 'shared')
  const pool = poolOf(options, variants)
  if (shared !== undefined && sharing.length > 0 && sharing.length === variants.length && pool !== undefined)
    return {
      sizes: `${pool}:${Math.min(Math.max(shared, 0), MOST)}`,
      variants: variants.map(({ stock }) => ({ stock: '', promise: promiseOf(stock) })),
    }
  if (shared !== undefined && sharing.length > 1) notes.add(stockShared(options[0] ?? ''), { line })
  return {
    sizes: '',
    variants: variants.map(({ stock }, place) => {
      const first = variants[place] === sharing[0]
      const pieces =
        stock.pieces !== 'shared' ? stock.pieces : shared === undefined ? 'unlimited' : first ? shared : 0
      return { stock: cellOf(pieces), promise: promiseOf(stock) }
    }),
  }
}

/** The one size whose colours share their pieces; undefined where there are several. */
const poolOf = (options: readonly string[], variants: readonly ForeignVariant[]) => {
  const place = slotsOf(options).indexOf('size')
  const sizes = new Set(variants.map(({ values }) => (place < 0 ? NO_SIZE : (values[place] ?? ''))))
  const [size = ''] = sizes
  return sizes.size === 1 && size.length <= 40 && !size.includes(':') ? size : undefined
}

const cellOf = (pieces: number | 'unlimited' | 'unsaid') =>
  pieces === 'unsaid' ? '' : pieces === 'unlimited' ? pieces : String(Math.min(Math.max(pieces, 0), MOST))

const promiseOf = ({ isPromised }: ForeignStock) => (isPromised ? sentWhenBack : '')

import 'server-only'
import { type Declared, inherited, TAX_CLASSES } from '#lib/catalogue/rules/declared.ts'
import { netQuantityOf } from '#lib/catalogue/rules/net-quantity.ts'
import type { Db } from '../db/pool.ts'
import { readSellerFile } from '../shop/read-seller.ts'
import { DECLARED_LEVELS } from './levels-sql.ts'

/** Units of quantity as tax returns name them, for what is sold by the piece. */
export type UQC = 'PCS' | 'PRS' | 'SET' | 'PAC'

/** What a bill says of a product; what nobody declared is undefined. */
export type TaxFacts = { hsn?: string; rate?: number; unit?: UQC; genericName?: string }

/** What is sold: a product, or one of its variants. */
export type Sold = { product: number; variant?: number | null | undefined }

/**
 * Of each of these, in their order, what the variant declares itself, else its product, else what its sections and the shop
 * declare for it.
 */
export const taxFacts = async (tx: Db, sold: readonly Sold[]): Promise<TaxFacts[]> => {
  const { declared } = await readSellerFile(tx)
  const products = await levelsBy(tx, LEVELS, idsOf(sold.map(({ product }) => product)))
  const variants = await levelsBy(tx, OF_VARIANT, idsOf(sold.map(({ variant }) => variant)))
  return sold.map(({ product, variant }) => {
    const own = (variant && variants.get(variant)) || []
    return factsOf(inherited([declared as Declared, ...(products.get(product) ?? []), ...own]))
  })
}

const idsOf = (ids: readonly (number | null | undefined)[]) => [...new Set(ids.filter(id => id != null))]

const levelsBy = async (tx: Db, query: string, ids: readonly number[]) =>
  new Map(
    ids.length === 0
      ? []
      : (await tx.query<{ id: number; levels: Declared[] }>(query, [ids])).map(({ id, levels }) => [
          id,
          levels,
        ]),
  )

const LEVELS = `select p.id, ${DECLARED_LEVELS} as levels
  from products p left join product_texts t on t.product_id = p.id where p.id = any($1::integer[])`

const OF_VARIANT = `
  select id, json_build_array(json_strip_nulls(json_build_object('hsn', nullif(hsn, ''),
           'net_quantity', nullif(net_quantity, '')))) as levels
    from variants where id = any($1::integer[])`

const factsOf = ({ hsn, tax_rate, tax_class, generic_name, net_quantity = '' }: Declared): TaxFacts => {
  const rate = tax_rate ?? (tax_class && TAX_CLASSES[tax_class])
  const unit = unitOf(net_quantity)
  return {
    ...(hsn && { hsn }),
    ...(rate !== undefined && { rate }),
    ...(unit && { unit }),
    ...(generic_name && { genericName: generic_name }),
  }
}

// A bill counts what was put in the cart: a saree of 5.5 m is one piece.
const unitOf = (text: string): UQC | undefined => {
  const quantity = netQuantityOf(text)
  if (!quantity) return undefined
  if (quantity.packs > 1) return 'PAC'
  if (quantity.unit === 'pair') return 'PRS'
  if (quantity.unit === 'set') return 'SET'
  return quantity.unit === 'N' && quantity.amount > 1 ? 'PAC' : 'PCS'
}

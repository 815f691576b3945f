import 'server-only'
import type { Declared } from '#lib/catalogue/rules/declared.ts'
import { slugOf } from '#lib/catalogue/rules/slug.ts'
import type { Product } from '#lib/contract/catalogue-schemas.ts'
import { cleanHtml } from '#lib/contract/clean-html.ts'
import { db } from '../db/pool.ts'
import { DECLARED_LEVELS } from '../declarations/levels-sql.ts'
import { publicDeclarations } from '../declarations/public-declarations.ts'
import { type ProductRow, productOf, WHOLE_COLUMNS } from './listed-product.ts'
import { type CellValues, OWN_COLUMNS, type WholeValues, wholeValues } from './product-columns.ts'
import { IS_RATED } from './rating-sql.ts'

/**
 * The product of a slug, in any case and as unslugged as it comes; none if there is none on sale. One without a code
 * is named by its id on an order's lines, and so it is found by that as well.
 */
export const productBySlug = async (requested: string): Promise<Product | undefined> => {
  const slug = slugOfRequest(requested)
  const row =
    (await db.one<WholeRow>(BY_SLUG, [slug])) ??
    (idIn(slug) ? await db.one<WholeRow>(BY_ID, [idIn(slug)]) : undefined)
  if (!row) return undefined
  const declared = await publicDeclarations(row.levels)
  return {
    ...productOf(row),
    description: cleanHtml(row.description),
    colongdescription: cleanHtml(row.long_description),
    attributes: row.attributes,
    // Only where the seller said it: pages of all others carry nothing of it.
    ...(row.rated && { rated: true }),
    ...wholeValues(row),
    ...(declared && { declared }),
    thumbnail: row.images.map((CoImage, index) => ({
      CoImage,
      ...(row.image_alt[index] && { alt: row.image_alt[index] }),
    })),
  }
}

/** Whether there is one of this slug. */
export const hasProduct = async (requested: string): Promise<boolean> => {
  const slug = slugOfRequest(requested)
  return (await db.one(IS_THERE, [slug, idIn(slug)])) !== undefined
}

const slugOfRequest = (requested: string) => slugOf({ ASIN: requested.normalize('NFC').replaceAll('\0', '') })
const idIn = (slug: string) => (/^[1-9]\d{0,8}$/.test(slug) ? Number(slug) : 0)

type WholeRow = ProductRow &
  WholeValues &
  Pick<CellValues, 'long_description' | 'image_alt'> & {
    attributes: Record<string, string>
    levels: Declared[]
    rated: boolean
  }

const WHOLE = `select ${WHOLE_COLUMNS}, ${IS_RATED} as rated, ${OWN_COLUMNS}, t.long_description, t.attributes, t.image_alt, ${DECLARED_LEVELS} as levels
    from products p join sections c on c.id = p.category_id join product_texts t on t.product_id = p.id
    where not p.withdrawn`

const IS_THERE = {
  name: 'product is there',
  text: `select 1 from products where not withdrawn and (slug = $1 or (id = $2 and asin = ''))`,
}
const BY_SLUG = { name: 'product by slug', text: `${WHOLE} and p.slug = $1` }
const BY_ID = { name: 'product by id', text: `${WHOLE} and p.id = $1 and p.asin = ''` }

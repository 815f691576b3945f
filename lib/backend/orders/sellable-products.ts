import 'server-only'
import { slugOf } from '#lib/catalogue/rules/slug.ts'
import type { Good } from '#lib/checkout/rules/chosen-lines.ts'
import { OPTIONS, SIZES, VARIANTS } from '../catalogue/sellable-sql.ts'
import type { Db } from '../db/pool.ts'

/** The catalogue's rows for the lines asked for, as a function from a name (an id, an ASIN, an id as text) to a good. */
export async function findSellableProducts(on: Db, names: readonly (string | number)[]) {
  const codes = names.filter(name => typeof name === 'string').map(codeOf)
  const ids = names.map(Number).filter(id => Number.isInteger(id) && id > 0 && id <= 2_147_483_647)
  const rows = await on.query<GoodRow>(GOODS, [ids, codes])
  const goods = rows.map(({ slug, ...good }) => ({ slug, good: good as Good }))
  const byId = (id: number) => goods.find(({ good }) => good.id === id)?.good
  return (named: string | number) =>
    typeof named === 'number'
      ? byId(named)
      : (goods.find(({ good, slug }) => good.asin && slug === codeOf(named))?.good ?? byId(Number(named)))
}

type GoodRow = Good & { slug: string }

const codeOf = (code: string) => slugOf({ ASIN: code })

const GOODS = {
  name: 'order-goods',
  text: `
    select p.id, p.asin, p.slug, p.name, s.name as category, coalesce(p.images[1], '') as image, p.description,
           p.discount_paise as price, p.original_paise as "originalPrice", p.delivery_paise as delivery,
           p.colors as color, p.sku, ${SIZES} as sizes, ${OPTIONS} as options,
           ${VARIANTS} as variants
      from products p join sections s on s.id = p.category_id
     where (p.id = any($1::int[]) or p.slug = any($2::text[])) and not p.withdrawn`,
}

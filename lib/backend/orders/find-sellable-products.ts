import 'server-only'
import { slugOf } from '#lib/catalogue/rules/slug.ts'
import type { PricedProduct } from '#lib/checkout/rules/chosen-lines.ts'
import { PRICE_NOW } from '../catalogue/sale-sql.ts'
import { OPTIONS, SIZES, VARIANTS } from '../catalogue/sellable-sql.ts'
import type { Db } from '../db/pool.ts'

/** The catalogue's rows for the lines asked for, as a function from a name (an id, an ASIN, an id as text) to a product. */
export async function findSellableProducts(on: Db, names: readonly (string | number)[]) {
  const codes = names.filter(name => typeof name === 'string').map(slugFromCode)
  const ids = names.map(Number).filter(id => Number.isInteger(id) && id > 0 && id <= 2_147_483_647)
  const rows = await on.query<ProductRow>(PRODUCTS, [JSON.stringify(ids), JSON.stringify(codes)])
  const products = rows.map(({ slug, ...product }) => ({ slug, product: product as PricedProduct }))
  const byId = (id: number) => products.find(({ product }) => product.id === id)?.product
  return (named: string | number) =>
    typeof named === 'number'
      ? byId(named)
      : (products.find(({ product, slug }) => product.asin && slug === slugFromCode(named))?.product ??
        byId(Number(named)))
}

type ProductRow = PricedProduct & { slug: string }

const slugFromCode = (code: string) => slugOf({ ASIN: code })

// Passed as JSON, whose length PostgreSQL does not know. For an array it would plan the statement again for each order.
const PRODUCTS = {
  name: 'products-of-lines',
  text: `
    with asked as (
      select id::int from jsonb_array_elements_text($1::jsonb) named (id)
      union
      select p.id from jsonb_array_elements_text($2::jsonb) named (slug)
        cross join lateral (select id from products where slug = named.slug offset 0) p)
    select p.id, p.asin, p.slug, p.name, s.name as category, coalesce(p.images[1], '') as image, p.description,
           ${PRICE_NOW} as price, p.original_paise as "originalPrice", p.delivery_paise as delivery,
           p.colors as color, p.sku, ${SIZES} as sizes, ${OPTIONS} as options, ${VARIANTS} as variants
      from asked
      cross join lateral (select * from products where id = asked.id and not withdrawn offset 0) p
      join sections s on s.id = p.category_id`,
}

import 'server-only'
import { slugOf } from '#lib/catalogue/rules/slug.ts'
import { HOME_PRODUCTS } from '#lib/constants.ts'
import type { Product } from '#lib/contract/catalogue-schemas.ts'
import { cachedQuery } from '../catalogue-cache.ts'
import { db } from '../db/pool.ts'
import { knownShop } from '../shop/read-shop.ts'
import { PRODUCT_COLUMNS, type ProductRow, productOf } from './listed-product.ts'
import { LIKING } from './rating-sql.ts'

/** What the home page shows first: what the seller chose, else the best there are. */
export const home = (): Promise<Product[]> =>
  cachedQuery('home', async () => {
    const chosen = (await knownShop())?.home ?? []
    const found =
      chosen.length > 0
        ? await db.query<ProductRow>(CHOSEN, [chosen.map(name => slugOf({ ASIN: name }))])
        : []
    return (found.length > 0 ? found : await db.query<ProductRow>(BEST)).map(productOf)
  })

const CHOSEN = {
  name: 'home, chosen',
  text: `select ${PRODUCT_COLUMNS} from unnest($1::text[]) with ordinality as said (slug, place)
    cross join lateral (select p.id from products p where not p.withdrawn
      and (p.slug = said.slug or p.id = case when said.slug ~ '^[1-9][0-9]{0,8}$' then said.slug::int end)
      order by p.slug <> said.slug limit 1) found
    join products p on p.id = found.id join sections c on c.id = p.category_id order by said.place`,
}

// Among the first of the shop's own order, which the seller can see to: those that most people like, if they are there.
const BEST = {
  name: 'home, best',
  text: `select ${PRODUCT_COLUMNS} from (
      select p.id, ${LIKING} as liking, p.position,
        exists (select from product_sizes z where z.product_id = p.id and z.stock > 0) as is_there
      from (select * from products where not withdrawn order by position, id limit 2000) p
      order by is_there desc, liking desc, p.position, p.id limit ${HOME_PRODUCTS}) best
    join products p on p.id = best.id join sections c on c.id = p.category_id
    order by best.is_there desc, best.liking desc, p.position, p.id`,
}

import 'server-only'
import type { Collection } from '#lib/contract/catalogue-schemas.ts'
import { cleanHtml } from '#lib/contract/clean-html.ts'
import { cachedQuery } from '../catalogue-cache.ts'
import { db } from '../db/pool.ts'
import { IS_SHOWN } from './collection-dates.ts'

/** The collections that are shown and hold something, in their order. */
export const collections = (): Promise<Collection[]> =>
  cachedQuery('collections', async () =>
    (await db.query<Collection>(ALL)).map(each => ({ ...each, description: cleanHtml(each.description) })),
  )

const ALL = {
  name: 'collections',
  text: `select id as collection_id, name as collection_desc, short_desc, description, banner,
      coalesce(nullif(image, ''), (select p.images[1] from (
          select product_id from product_facets where facets @> array[-l.id] limit 50) listed
        join products p on p.id = listed.product_id where p.images <> '{}' limit 1), '') as image
    from collections l where ${IS_SHOWN} and product_count > 0 order by position, id`,
}

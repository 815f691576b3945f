import 'server-only'
import { db } from '../../db/pool.ts'
import type { SellersRating } from '../../ratings/seller-ratings.ts'

const SHOWN = 30

export type RatingsWish = { which?: string; page?: number }

/** Those without an answer, or all; the newest first. */
export async function readRatings({ which = 'open', page = 1 }: RatingsWish) {
  const from = (Math.max(1, page) - 1) * SHOWN
  const rows = await db.query<SellersRating & { all: number }>(LIST, [which === 'open', SHOWN, from])
  return {
    ratings: rows.map(({ all: _, ...rating }) => rating),
    pages: Math.max(1, Math.ceil((rows[0]?.all ?? 0) / SHOWN)),
  }
}

const LIST = `
  select r.*, l.name as product, count(*) over ()::int as all,
         array(select p.name from rating_pictures p where p.rating_id = r.id order by p.place) as pictures
    from ratings r join order_lines l on l.order_id = r.order_id and l.place = r.place
   where not $1 or (r.answer = '' and r.hidden_why = '' and r.words <> '')
   order by r.id desc limit $2 offset $3`

import 'server-only'
import type { HideReason } from '#lib/ratings/rules/hide-reasons.ts'
import { RATINGS_ON_PAGE } from '#lib/ratings/rules/rating-limits.ts'
import { db } from '../db/pool.ts'

export type ShownRating = {
  id: number
  stars: number
  words: string
  by: string
  at: Date
  answer: string
  pictures: string[]
}

export type ProductRatings = {
  ratings: ShownRating[]
  page: number
  pages: number
  /** How many the seller has hidden, by reason. */
  hidden: { why: HideReason; count: number }[]
}

/** A page of what buyers said of a product, the newest first; beyond the last page, the last one. */
export async function ratingsOf(productId: number, asked: number): Promise<ProductRatings> {
  const counts = await db.query<{ why: HideReason | ''; count: number }>(COUNTS, [productId])
  const shown = counts.find(({ why }) => why === '')?.count ?? 0
  const pages = Math.max(1, Math.ceil(shown / RATINGS_ON_PAGE))
  const page = Math.min(Math.max(1, asked), pages)
  const ratings = await db.query<ShownRating>(PAGE, [
    productId,
    RATINGS_ON_PAGE,
    (page - 1) * RATINGS_ON_PAGE,
  ])
  const hidden = counts.flatMap(({ why, count }) => (why === '' ? [] : [{ why, count }]))
  return { ratings, page, pages, hidden }
}

const COUNTS = {
  name: 'count-ratings',
  text: `select hidden_why as why, count(*)::int as count from ratings where product_id = $1
          group by hidden_why order by hidden_why`,
}
const PAGE = {
  name: 'page-of-ratings',
  text: `select r.id, r.stars, r.words, r.by_name as by, r.rated_at as at, r.answer,
                array(select p.name from rating_pictures p where p.rating_id = r.id order by p.place) as pictures
           from ratings r where r.product_id = $1 and r.hidden_why = '' order by r.id desc limit $2 offset $3`,
}

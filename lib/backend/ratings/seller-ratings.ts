import 'server-only'
import { isHideReason } from '#lib/ratings/rules/hide-reasons.ts'
import { noRating, ratingAnswered, ratingHidden, ratingShown } from '#messages/cli-ratings.ts'
import { db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import { done, type SellerResult } from '../orders/seller-result.ts'
import { noteProductChange } from '../watch-changes.ts'

export type SellersRating = {
  id: number
  product: string
  order_id: string
  stars: number
  words: string
  by_name: string
  rated_at: Date
  answer: string
  hidden_why: string
  pictures: string[]
}

/** The newest ratings of all products. */
export const newestRatings = (most: number) => db.query<SellersRating>(NEWEST, [most])

/** Shown below the rating; '' takes the answer away. */
export const answerRating = (id: number, answer: string) =>
  change(id, ratingAnswered(id), 'answer = $2, answered_at = now()', answer)

/** Its words and pictures are shown no more; its stars go on counting, so that hiding improves no average. */
export const hideRating = (id: number, reason: string) => {
  if (!isHideReason(reason)) throw new Error(`${reason} is no reason to hide a rating.`)
  return change(id, ratingHidden(id), 'hidden_why = $2', reason)
}

export const showRating = (id: number) => change(id, ratingShown(id), 'hidden_why = $2', '')

const change = (id: number, message: string, set: string, value: string): Promise<SellerResult> =>
  transaction(async tx => {
    const row = await tx.one<{ product_id: number }>(
      `update ratings set ${set} where id = $1 returning product_id`,
      [id, value],
    )
    if (!row) return { done: false, message: noRating(id) }
    await noteProductChange(tx, row.product_id)
    return done(message)
  })

const NEWEST = `
  select r.*, l.name as product,
         array(select p.name from rating_pictures p where p.rating_id = r.id order by p.place) as pictures
    from ratings r join order_lines l on l.order_id = r.order_id and l.place = r.place
   order by r.id desc limit $1`

import 'server-only'
import type { Db } from '../db/pool.ts'
import { dropPictures } from '../ratings/rating-pictures.ts'
import { noteProductChange } from '../watch-changes.ts'

/** Leaves the stars alone of a customer's ratings: they are counted, and say nothing of who gave them. */
export async function forgetRatings(tx: Db, customer: string) {
  const rated = await tx.query<{ product_id: number }>(
    `update ratings set words = '', by_name = '', answer = '', answered_at = null
      where ${OF_ORDER} returning product_id`,
    [customer],
  )
  for (const id of new Set(rated.map(({ product_id }) => product_id))) await noteProductChange(tx, id)
  const pictures = await tx.query<{ name: string }>(
    `delete from rating_pictures where rating_id in (select id from ratings where ${OF_ORDER}) returning name`,
    [customer],
  )
  // Before the rows are gone for good: a fault in between leaves a rating without its picture, and no stray file.
  await dropPictures(pictures.map(({ name }) => name))
}

const OF_ORDER = 'order_id in (select id from orders where customer_id = $1)'

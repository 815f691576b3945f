import 'server-only'
import { refusal } from '#lib/contract/refusal.ts'
import { raterName } from '#lib/ratings/rules/rater-name.ts'
import { RATING_PICTURES, RATING_WORDS_MAX } from '#lib/ratings/rules/rating-limits.ts'
import { LIKING } from '../catalogue/rating-sql.ts'
import { type Db, db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import { refuseTooManyOfOrder } from '../order-links/link-limits.ts'
import { orderOfLink } from '../order-links/order-of-link.ts'
import { isTheirs, type LinkVisitor } from '../order-links/visitor.ts'
import { noteProductChange } from '../watch-changes.ts'
import { dropPictures, savePictures } from './rating-pictures.ts'

/** A line of an order, which is named by the key of its link or by its number. */
export type RatedLine = { key?: string; order?: string; place: number }
type Rating = { stars: number; words: string; pictures: readonly Uint8Array[] }

/** Rates a delivered line, once, for the account of its order or the browser that placed it (Rule 83). */
export async function rateLine(of: RatedLine, visitor: LinkVisitor, rating: Rating): Promise<void> {
  await refuseTooManyOfOrder('rate', visitor.address)
  refuseBad(rating)
  const line = await lineOf(of, visitor)
  // Last of what can be refused: it costs most.
  const pictures = await savePictures(rating.pictures)
  const isNew = await transaction(tx => insert(tx, line, rating, pictures)).catch(async error => {
    await dropPictures(pictures)
    throw error
  })
  if (isNew) return
  await dropPictures(pictures)
  throw refusal(409, 'ratedBefore')
}

function refuseBad({ stars, words, pictures }: Rating) {
  if (!Number.isInteger(stars) || stars < 1 || stars > 5) throw refusal(422, 'ratingStarsMissing')
  if (words.length > RATING_WORDS_MAX) throw refusal(422, 'ratingWordsLong')
  if (pictures.length > RATING_PICTURES) throw refusal(422, 'tooManyPictures')
}

type Line = { order_id: string; place: number; product_id: number; name: string; is_rated: boolean }

async function lineOf({ key, order, place }: RatedLine, visitor: LinkVisitor): Promise<Line> {
  const orderId = key ? await orderOfLink(key) : order
  if (!orderId) throw refusal(404, 'orderLinkGone')
  if (!(await isTheirs(db, orderId, visitor)))
    // Someone else's order gets the same answer as a missing one (Rule 4); a key has shown that there is one.
    throw key ? refusal(403, 'orderNotYours') : refusal(404, 'orderDataMissing')
  const found = await db.one<Line & { status: string; firstname: string; lastname: string }>(LINE, [
    orderId,
    place,
  ])
  if (!found) throw refusal(404, 'ratingLineGone')
  if (found.status !== 'delivered') throw refusal(409, 'ratingNotDelivered')
  if (found.is_rated) throw refusal(409, 'ratedBefore')
  return { ...found, name: raterName(found.firstname, found.lastname) }
}

const LINE = {
  name: 'line-to-rate',
  text: `select l.order_id, l.place, l.product_id, o.status, c.firstname, c.lastname,
                exists (select from ratings r where r.order_id = l.order_id and r.place = l.place) as is_rated
           from orders o join order_lines l on l.order_id = o.id join customers c on c.id = o.customer_id
          where o.id = $1 and l.place = $2`,
}

/** False where another request has rated it meanwhile. */
async function insert(tx: Db, line: Line, { stars, words }: Rating, pictures: readonly string[]) {
  const row = await tx.one<{ id: number }>(INSERT, [
    line.order_id,
    line.place,
    line.product_id,
    stars,
    words,
    line.name,
    pictures,
  ])
  if (!row) return false
  await tx.run(COUNT, [line.product_id, stars])
  await tx.run(LIKE, [line.product_id])
  await noteProductChange(tx, line.product_id)
  return true
}

const INSERT = {
  name: 'insert-rating',
  text: `
    with made as (
      insert into ratings (order_id, place, product_id, stars, words, by_name) values ($1, $2, $3, $4, $5, $6)
      on conflict (order_id, place) do nothing returning id),
    pictured as (
      insert into rating_pictures (rating_id, place, name)
      select made.id, p.place, p.name from made, unnest($7::text[]) with ordinality as p (name, place))
    select id from made`,
}

const COUNT = {
  name: 'count-rating',
  text: 'update products set rated_sum = rated_sum + $2, rated_count = rated_count + 1 where id = $1',
}

// A search ranks by what is shown.
const LIKE = {
  name: 'like-product',
  text: `update product_search s set liking = ${LIKING} from products p where p.id = $1 and s.product_id = p.id`,
}

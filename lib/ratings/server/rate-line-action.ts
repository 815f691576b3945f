import 'server-only'
import type { FormAction } from '#lib/api/server/post-form.ts'
import { answerSameFormOnce } from '#lib/api/server/same-form-twice.ts'
import { ratings } from '#lib/api/server/shop.ts'
import { orderPageOf, refusedByOrder, textOf, visitorOf } from '#lib/orders/server/order-form.ts'
import { routes } from '#lib/routes.ts'

/** key or order, place, stars, comment, and up to three files */
export const rateLineAction: FormAction = async (values, request) => {
  const key = textOf(values, 'key')
  const order = /^[\w-]{1,64}$/.test(textOf(values, 'order')) ? textOf(values, 'order') : ''
  const to = key || !order ? orderPageOf(key) : `${routes.track.path}?order=${order}`
  if (!ratings) return { to, status: 404, say: 'orderLinkGone' }
  try {
    await ratings.add(
      { key: key || undefined, order: order || undefined, place: numberOf(textOf(values, 'place'), 999) },
      visitorOf(request),
      {
        stars: numberOf(textOf(values, 'stars'), 5),
        // A browser counts a new line as one character and sends two.
        words: textOf(values, 'comment').replaceAll('\r\n', '\n'),
        pictures: await bytesOf(values.files),
      },
    )
    return { to, say: 'ratingThanks' }
  } catch (error) {
    return refusedByOrder(to, error)
  }
}

/** -1 for what is no number of the form's own. */
const numberOf = (text: string, most: number) =>
  /^\d{1,3}$/.test(text) && Number(text) <= most ? Number(text) : -1

const bytesOf = async (files: unknown) =>
  Promise.all(
    ((files as File[] | undefined) ?? []).map(async file => new Uint8Array(await file.arrayBuffer())),
  )

export const ratingActions = { add: answerSameFormOnce(rateLineAction) } satisfies Record<string, FormAction>

import { z } from 'zod'
import { MAX_CART_LINES, MAX_UNITS, MAX_WISHES } from '#lib/constants.ts'
import {
  amount,
  code,
  count,
  id,
  labelled,
  nothing,
  numberOrNone,
  opaqueId,
  optionText,
  outcome,
  picture,
  requiredName,
  rows,
  someRows,
  text,
  units,
  words,
  yes,
} from './fields.ts'
import { before, sale } from './sale-schemas.ts'

/** Ours: the third option of a product that has one, by its name: {"Fit":"Slim"}. */
export const cartOptions = z.record(z.string().max(80), optionText).optional()

/** What was chosen of an option, under the product's own name for it. */
export const chosenOption = z.object({ name: requiredName, value: requiredName })

const item = z.object({
  id: numberOrNone,
  name: text,
  ASIN: code,
  image: picture,
  category: text,
  size: text,
  color: text,
  discountPrice: amount,
  originalPrice: amount,
  recommendedSellingPrice: amount,
  /** Units in the cart. */
  Unit: count(MAX_UNITS),
  /** Available units of this size; 0 when it is gone. */
  quantity: count(MAX_UNITS),
  cart_size: text,
  /** Both are additions of this shop: the colour, and that the product is no longer sold in any size. */
  cart_color: text,
  withdrawn: yes.optional(),
  cart_options: labelled.optional(),
  /** What was chosen of each option, where the product's options have names of their own. */
  chosen: someRows(chosenOption, 3).optional(),
  /** Its pieces are not there, and come as this says. */
  promise: text.optional(),
  /** A sale that runs now, and what was asked until the price last changed. */
  sale,
  before,
})
/** A host may name an item by ASIN, productcode, prod_id or id. */
export const cartItem = z.preprocess(named, item)
export type CartItem = z.infer<typeof cartItem>

function named(value: unknown) {
  if (value === null || typeof value !== 'object') return value
  const given = value as Record<string, unknown>
  const code = [given.ASIN, given.productcode, given.asinid].find(Boolean)
  const number = [given.prod_id, given.id].find(isNumber)
  return { ...given, id: number ?? 0, ASIN: code ?? (isNumber(given.id) ? '' : given.id) }
}

const isNumber = (value: unknown) => id.safeParse(typeof value === 'string' ? Number(value) : value).success

/** One line as the browser, a cookie or a form may send it: never a price. */
export const cartLine = z.object({
  prod_id: id,
  unit: units,
  cart_size: optionText.default('S'),
  cart_color: optionText.default(''),
  cart_options: cartOptions,
})
export type CartLine = z.infer<typeof cartLine>

/** A wish: a product with the size and colour of the wish ('' if none). */
export const wish = z.object({
  id: id,
  cart_size: optionText.default(''),
  cart_color: optionText.default(''),
  cart_options: cartOptions,
})
export type Wish = z.infer<typeof wish>

const mergeReport = z.object({
  /** False if this guest id was merged before. */
  merged: z.boolean().catch(true),
  /** Lines reduced to the stock or left out, in words. */
  notes: words,
})

const items = rows(cartItem, 10 * MAX_CART_LINES)
const bodyToken = z.object({ user_token: z.string().max(4096).optional() })

export const cartSchemas = {
  fetchCart: { input: z.array(bodyToken).length(1).or(nothing), output: items },
  saveCart: {
    input: z.array(cartLine).max(MAX_CART_LINES),
    /** The cart after it; for a host that does not send it, it is fetched. */
    output: outcome.extend({ cart: items.optional().catch(undefined) }),
  },
  deleteFromCart: {
    input: bodyToken.extend({
      prod_id: id,
      cart_size: optionText.optional(),
      cart_color: optionText.optional(),
      cart_options: cartOptions,
    }),
    output: outcome,
  },
  mergeCart: {
    input: z.object({
      guest_id: opaqueId,
      lines: z.array(cartLine).max(MAX_CART_LINES),
      wishes: z.array(wish).max(MAX_WISHES).default([]),
    }),
    output: mergeReport.nullable(),
  },
  fetchWishlist: { input: nothing, output: rows(wish, 10 * MAX_WISHES) },
  saveWishlist: {
    input: z.object({
      add: z.array(wish).max(MAX_WISHES).default([]),
      remove: z.array(id).max(MAX_WISHES).default([]),
    }),
    output: outcome,
  },
}

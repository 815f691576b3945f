import { encodeLine } from '#lib/cart/rules/cart-cookie.ts'
import type { Line } from '#lib/cart/rules/lines.ts'
import { paths } from '#lib/paths.ts'

/**
 * What a checkout is asked for, as it was typed or sent: its page's address, its form, the quote and the order carry it
 * whole. `fixed`: the page has no field for it and hands it on as it came.
 */
const PARTS = {
  /** The Buy Now line that it is about; '': it is about the cart. */
  buy: { query: 'buy', field: 'buy', fixed: true, is: /./ },
  address: { query: 'address', field: 'addressid', fixed: false, is: /^[\w-]{1,64}$/ },
  /** A coupon's code, as it was typed; the page's form sends the one that is taken. */
  coupon: { query: 'coupon', field: 'coupan_Code', fixed: true, is: /^\P{Cc}{1,64}$/u },
  pay: { query: 'pay', field: 'paymentmode', fixed: false, is: /^(COD|ONLINE)$/ },
} as const

type Part = keyof typeof PARTS

/** '' where nothing is asked. */
export type CheckoutRequest = Record<Part, string>

const NAMES = Object.keys(PARTS) as Part[]
const FIXED = NAMES.filter(part => PARTS[part].fixed)

export const requestInQuery = (query: URLSearchParams): CheckoutRequest =>
  requestBy(part => query.get(PARTS[part].query) ?? '')

export const requestInForm = (fieldOf: (name: string) => string): CheckoutRequest =>
  requestBy(part => fieldOf(PARTS[part].field))

const requestBy = (read: (part: Part) => string) =>
  Object.fromEntries(NAMES.map(part => [part, read(part)])) as CheckoutRequest

/** The checkout with all of this chosen: without a script its address is the only memory. */
export const checkoutPath = (request: Partial<CheckoutRequest>, page: string = paths.checkout) =>
  pathWith(request, NAMES, page)

/** The same, with nothing chosen in it yet. */
export const checkoutItself = (request: CheckoutRequest, page: string = paths.checkout) =>
  pathWith(request, FIXED, page)

/** What Buy Now leads to: the checkout of this one line alone. */
export const checkoutOf = (line: Line) => checkoutPath({ buy: encodeLine(line) })

function pathWith(request: Partial<CheckoutRequest>, parts: readonly Part[], page: string) {
  const query = new URLSearchParams(pairs(request, parts, 'query'))
  return query.size ? `${page}?${query}` : page
}

/** For the form that places the order: what it has no other field for. */
export const fixedFields = (request: CheckoutRequest) => Object.fromEntries(pairs(request, FIXED, 'field'))

/** For the form of the coupon, which has a field of its own for it. */
export const fieldsBesideCoupon = (request: CheckoutRequest): [field: string, value: string][] =>
  NAMES.filter(part => part !== 'coupon').map(part => [PARTS[part].field, request[part]])

/** As the calls for a quote and for an order name it. */
export const asCall = (request: CheckoutRequest) =>
  Object.fromEntries(
    pairs(
      request,
      NAMES.filter(part => part !== 'buy'),
      'field',
    ),
  )

/** Each part that is asked for and can be. */
const pairs = (request: Partial<CheckoutRequest>, parts: readonly Part[], by: 'query' | 'field') =>
  parts.flatMap((part): [string, string][] => {
    const value = request[part] ?? ''
    return PARTS[part].is.test(value) ? [[PARTS[part][by], value]] : []
  })

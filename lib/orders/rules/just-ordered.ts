import type { CartItem } from '#lib/contract/cart-schemas.ts'
import type { OrderLine } from '#lib/contract/orders-schemas.ts'

const WITHIN_MS = 30 * 60_000
const OVER = ['Cancelled', 'Payment not received']

type Bought = Pick<CartItem, 'name' | 'cart_size' | 'cart_color' | 'chosen'>

/**
 * The order in which a customer bought the very same a short while ago: who reloads a Buy Now page, or comes back to
 * it, is told before they buy it twice.
 */
export const justOrdered = (
  lines: readonly OrderLine[],
  item: Bought,
  now = Date.now(),
): string | undefined =>
  lines.find(
    line =>
      line.CoProduct === item.name &&
      (line.CoSize === item.cart_size || line.CoSize === 'N/A') &&
      (line.CoColor === item.cart_color || !line.CoColor) &&
      isSameChoice(line, item) &&
      isRecent(line, now),
  )?.CoOrderID

/** Where the options have names, the third one is among them. */
const isSameChoice = ({ CoOptions = [] }: OrderLine, { chosen = [] }: Bought) =>
  CoOptions.every(({ name, value }) => chosen.every(other => other.name !== name || other.value === value))

/** The last order of a short while ago, for who sees an empty cart since its answer never came. */
export const lastOrdered = (lines: readonly OrderLine[], now = Date.now()): string | undefined =>
  lines.find(line => isRecent(line, now))?.CoOrderID

const isRecent = ({ CoOrderStatus, CoPlacedAt }: OrderLine, now: number) =>
  !OVER.includes(CoOrderStatus) && now - Date.parse(CoPlacedAt) < WITHIN_MS

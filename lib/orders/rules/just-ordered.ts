import { STATUS_NAMES } from '#lib/checkout/rules/order-state.ts'
import { NO_SIZE } from '#lib/constants.ts'
import type { CartItem } from '#lib/contract/cart-schemas.ts'
import type { OrderLine } from '#lib/contract/orders-schemas.ts'

const WITHIN_MS = 30 * 60_000
const OVER: readonly string[] = [STATUS_NAMES.cancelled, STATUS_NAMES.expired]

type Bought = Pick<CartItem, 'name' | 'cart_size' | 'cart_color' | 'chosen'>

/**
 * The order in which a customer bought exactly the same a short while ago: someone who reloads a Buy Now page, or
 * returns to it, is told before buying it twice.
 */
export const justOrdered = (
  lines: readonly OrderLine[],
  item: Bought,
  now = Date.now(),
): string | undefined =>
  lines.find(
    line =>
      line.CoProduct === item.name &&
      (line.CoSize === item.cart_size || line.CoSize === NO_SIZE) &&
      (line.CoColor === item.cart_color || !line.CoColor) &&
      isSameChoice(line, item) &&
      isRecent(line, now),
  )?.CoOrderID

/** If the options have names, the third one is among them. */
const isSameChoice = ({ CoOptions = [] }: OrderLine, { chosen = [] }: Bought) =>
  CoOptions.every(({ name, value }) => chosen.every(other => other.name !== name || other.value === value))

/** The last order of a short while ago, for a customer who sees an empty cart because the response was lost. */
export const lastOrdered = (lines: readonly OrderLine[], now = Date.now()): string | undefined =>
  lines.find(line => isRecent(line, now))?.CoOrderID

const isRecent = ({ CoOrderStatus, CoPlacedAt }: OrderLine, now: number) =>
  !OVER.includes(CoOrderStatus) && now - Date.parse(CoPlacedAt) < WITHIN_MS

import 'server-only'
import { NO_SIZE } from '#lib/constants.ts'
import type { DeskLine, DeskOrder } from '#lib/desk/rules/orders/desk-order.ts'
import type { Role } from '#lib/desk/rules/roles.ts'
import { hyphenatedNumber } from '#lib/orders/rules/hyphenated-number.ts'
import { orderText } from '#lib/orders/rules/order-text.ts'
import { confirmationRows } from '../../cod/confirmation-rows.ts'
import { db } from '../../db/pool.ts'
import { collectInWords } from '../../orders/collect-in-words.ts'
import type { OrderDetails } from '../../orders/order-details.ts'
import { orderOf } from '../../orders/order-of.ts'
import { stateOf } from '../../orders/order-row.ts'
import { sellerOrder } from '../../orders/seller-order.ts'
import { mayShareWith, sharersOf } from '../../orders/shared-parcels.ts'
import { unitsOfLines } from '../../returns/units-left.ts'
import { knownSeller } from '../../shop/read-seller.ts'
import { deskBooking } from './desk-booking.ts'
import { orderChoices } from './order-choices.ts'
import { IS_LATE, IS_UNCONFIRMED } from './order-conditions.ts'
import { ownersPart } from './owners-part.ts'
import { papersOfOrder } from './papers-of-order.ts'
import { SEEN } from './seen-order.ts'

const OPEN: readonly string[] = ['placed', 'packed', 'shipped']

/** One order whole; undefined where there is none, and for a packer where it is not open. */
export async function readOrder(typed: string, role: Role): Promise<DeskOrder | undefined> {
  const id = hyphenatedNumber(typed)
  const order = await sellerOrder(id)
  if (!order || (role !== 'owner' && !OPEN.includes(order.status))) return undefined
  const isOwner = role === 'owner'
  const text = orderText(orderOf(order))
  const [marks, units, notes, bills, sharing, mayShare, seller, booking] = await Promise.all([
    db.one<{ seen: string; late: boolean; unconfirmed: boolean; at_stall: boolean }>(MARKS, [id]),
    unitsOfLines(db, id),
    db.query<{ at: Date; by: string; text: string }>(NOTES, [id]),
    papersOfOrder(id, role),
    sharersOf(id),
    mayShareWith(id),
    knownSeller(),
    deskBooking(id),
  ])
  return {
    id,
    seen: marks?.seen ?? '',
    status: order.status,
    isAtStall: marks?.at_stall ?? false,
    isAtDoor: order.mode === 'COD' || (order.at_door ?? 0) > 0,
    placedAt: order.placed_at.toISOString(),
    lines: order.lines.map((line, place): DeskLine => {
      const known = units[place]
      return {
        place,
        name: line.name,
        image: line.image,
        choice: choiceOf(line),
        sku: line.sku ?? '',
        promise: line.promise ?? '',
        units: line.units,
        price: isOwner ? line.price : undefined,
        total: isOwner ? line.total : undefined,
        left: known ? known.units - known.ended - known.asked : line.units,
      }
    }),
    collect: isOwner ? collectInWords(stateOf(order)) : '',
    toCollect: toCollect(order),
    isLate: marks?.late ?? false,
    promised: text.promised,
    address: isOwner ? order.address : { ...order.address, emailid: '' },
    isGuest: order.guest === true,
    confirmation: confirmationRows(order)[0]?.[1] ?? '',
    isUnconfirmed: marks?.unconfirmed ?? false,
    courier: order.courier,
    tracking: order.tracking_number,
    events: order.events,
    notes: notes.map(note => ({ ...note, at: note.at.toISOString() })),
    bills,
    sharing,
    mayShare: mayShare.map(each => ({ id: each.id, placedAt: each.placed_at.toISOString() })),
    couriers: seller.couriers,
    can: orderChoices(order, role, { isAtStall: marks?.at_stall ?? false, booking }),
    booking,
    owner: isOwner ? await ownersPart(order, text) : undefined,
  }
}

/** What is to be brought from the door, in paise. */
export const toCollect = ({
  mode,
  at_door: atDoor = 0,
  total,
  status,
}: Pick<OrderDetails, 'mode' | 'at_door' | 'total' | 'status'>) =>
  status === 'cancelled' || status === 'expired' ? 0 : atDoor > 0 ? atDoor : mode === 'COD' ? total : 0

/** "M, Red", or "Length 5 m" where the product names its options itself. */
export const choiceOf = ({
  options,
  size,
  color,
}: Pick<OrderDetails['lines'][number], 'options' | 'size' | 'color'>) =>
  options?.length
    ? options.map(({ name, value }) => `${name} ${value}`).join(', ')
    : [size === NO_SIZE ? '' : size, color].filter(Boolean).join(', ')

const MARKS = `select ${SEEN} as seen, ${IS_LATE} as late, ${IS_UNCONFIRMED} as unconfirmed,
  exists (select from hand_orders h where h.order_id = o.id and h.taken = 'stall') as at_stall from orders o where o.id = $1`
const NOTES = 'select at, by, text from order_notes where order_id = $1 order by id desc limit 50'

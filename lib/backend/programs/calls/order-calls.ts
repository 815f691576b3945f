import 'server-only'
import type { orderCalls } from '#lib/contract/v1/orders-v1.ts'
import { hyphenatedNumber } from '#lib/orders/rules/hyphenated-number.ts'
import type { ActName, Rows } from '../call-row.ts'
import { listOrdersV1 } from './list-orders-v1.ts'
import { ordersV1 } from './order-v1.ts'

type OfOrder = { id: string }

const oneOrder = async ({ id: typed }: OfOrder) => {
  const id = hyphenatedNumber(typed)
  return (await ordersV1([id])).get(id)
}

const after = async (input: OfOrder) => {
  const order = await oneOrder(input)
  return order && { order }
}

/** An act on one order, whose form is filled by what the call takes. */
const onOrder = <Input extends OfOrder>(
  act: ActName | ((input: Input) => ActName),
  fields: (input: Input) => object = () => ({}),
) => ({
  act,
  form: async (input: Input) =>
    (await oneOrder(input)) && { id: hyphenatedNumber(input.id), ...fields(input) },
  after,
})

type WaybillCells = OfOrder & { courier: string; tracking_number: string }
const parcel = ({ courier, tracking_number: number }: WaybillCells) => ({ courier, number })

type Lost = OfOrder & {
  kind: 'lost' | 'damaged'
  lines?: { place: number; units: number }[] | undefined
}

export const orderRows: Rows<typeof orderCalls> = {
  listOrders: { read: listOrdersV1 },
  getOrder: { read: oneOrder },
  confirmOrder: onOrder('orders.confirm'),
  packOrder: onOrder('orders.pack'),
  shipOrder: onOrder('orders.ship', parcel),
  correctParcel: onOrder('orders.correct', parcel),
  deliverOrder: onOrder('orders.delivered'),
  refuseAtDoor: onOrder('orders.refused'),
  orderCameBack: onOrder('orders.cameBack'),
  loseOrder: onOrder(
    ({ lines }: Lost) => (lines ? 'orders.losePart' : 'orders.lose'),
    ({ kind, lines = [] }) => ({
      kind,
      ...Object.fromEntries(lines.map(({ place, units }) => [`pieces-${place}`, String(units)])),
    }),
  ),
  cancelOrder: onOrder('orders.cancel', ({ reason }: OfOrder & { reason: string }) => ({ reason })),
  orderPaid: onOrder('orders.paid', ({ utr }: OfOrder & { utr: string }) => ({ utr })),
  retryRefund: onOrder('orders.refundAgain'),
  settleRefund: onOrder('orders.refundDone', ({ how }: OfOrder & { how: string }) => ({ how })),
  noteOrder: onOrder('orders.note', ({ text }: OfOrder & { text: string }) => ({ text })),
}

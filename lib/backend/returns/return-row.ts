import 'server-only'
import type { ReturnReason, ReturnState, ReturnStep, ReturnWish } from '#lib/returns/rules/return-state.ts'
import type { Db } from '../db/pool.ts'
import { lockOrder, type OrderRow } from '../orders/order-row.ts'

export type ReturnRow = {
  id: number
  number: string
  order_id: string
  wish: ReturnWish
  reason: ReturnReason
  comment: string
  state: ReturnState
  refused_because: string
  asked_at: Date
  courier: string
  tracking_number: string
}

/** What comes back, and which size is sent instead. */
export type ReturnLine = {
  place: number
  units: number
  size: string
  color: string
  other: string
  variant_id: number | null
}

/** A return with its order, for whoever changes it. The order is locked first, as everywhere, so that nobody waits in a circle. */
export async function lockReturn(
  tx: Db,
  number: string,
): Promise<{ order: OrderRow; request: ReturnRow } | undefined> {
  const found = await tx.one<{ order_id: string }>('select order_id from return_requests where number = $1', [
    number,
  ])
  const order = found && (await lockOrder(tx, found.order_id))
  const request =
    order && (await tx.one<ReturnRow>('select * from return_requests where number = $1', [number]))
  return request && { order, request }
}

export const linesOfReturn = (tx: Db, id: number) =>
  tx.query<ReturnLine>(
    'select place, units, size, color, other, variant_id from return_lines where return_id = $1 order by place',
    [id],
  )

const MOMENTS: Record<ReturnStep, string> = {
  accepted: 'accepted_at',
  picked: 'picked_at',
  received: 'received_at',
  refused: 'ended_at',
  withdrawn: 'ended_at',
  refunded: 'ended_at',
  exchanged: 'ended_at',
}

export const setReturnState = (tx: Db, { id }: ReturnRow, step: ReturnStep, because = '') =>
  tx.run(
    `update return_requests set state = $2, ${MOMENTS[step]} = clock_timestamp(), refused_because = $3 where id = $1`,
    [id, step, because],
  )

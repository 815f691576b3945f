import 'server-only'
import { refusal } from '#lib/contract/refusal.ts'
import { mayReturnStep } from '#lib/returns/rules/return-state.ts'
import { transaction } from '../db/transaction.ts'
import { releaseExchange } from './exchange-stock.ts'
import { type Actor, lockOwnOrder } from './own-order.ts'
import { mailWithdrawn } from './return-mails.ts'
import { type ReturnRow, setReturnState } from './return-row.ts'

/** The customer keeps it after all. */
export const withdrawReturn = (orderId: string, number: string, actor: Actor): Promise<void> =>
  transaction(async tx => {
    const order = await lockOwnOrder(tx, orderId, actor)
    const request = await tx.one<ReturnRow>(
      'select * from return_requests where number = $1 and order_id = $2',
      [number, order.id],
    )
    if (!request) throw refusal(404, 'returnMissing')
    if (request.state === 'withdrawn') return
    if (!mayReturnStep(request, 'withdrawn')) throw refusal(409, 'returnUnderWay')
    await setReturnState(tx, request, 'withdrawn')
    await releaseExchange(tx, request)
    await mailWithdrawn(tx, order, number)
  })

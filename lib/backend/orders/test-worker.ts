import 'server-only'
import { embeddedShop } from '#lib/api/server/embedded-shop.ts'
import { ApiError } from '#lib/contract/api-error.ts'
import type { Call, Caller } from '#lib/contract/index.ts'
import { proveNumber } from '../codes/prove-number.ts'
import { transaction } from '../db/transaction.ts'
import { listenAtFailpoints } from '../failpoints.ts'
import { handlers } from '../index.ts'
import { startJobs } from '../jobs.ts'
import { type PaymentSettings, setPaymentSettings } from '../payments/settings.ts'
import { deliverWebhook } from '../payments/test-gateway.ts'

// For tests: the shop without its pages, as a process that can be killed. Its database is DATABASE_URL's.
export type Order =
  | { id: number; settings?: PaymentSettings }
  | { id: number; call: Call; input: unknown; caller: Caller }
  | { id: number; raw: string; signature: string; eventId: string }
  | { id: number; customer: string; mobile: string }
export type Reply = { id: number; answer?: unknown; refused?: { status: number; message: string } }

const shop = embeddedShop(handlers)
const dieAt = process.env.DIE_AT
listenAtFailpoints(point => {
  if (point === dieAt) process.kill(process.pid, 'SIGKILL')
})

process.on('message', (order: Order) => {
  obey(order).then(
    answer => send({ id: order.id, answer }),
    error => {
      const known = error instanceof ApiError
      send({
        id: order.id,
        refused: {
          status: known ? error.status : 500,
          message: known ? error.message : String(error?.stack),
        },
      })
    },
  )
})

async function obey(order: Order): Promise<unknown> {
  if ('raw' in order) return deliverWebhook({ ...order, raw: Buffer.from(order.raw) })
  if ('mobile' in order) {
    await transaction(tx => proveNumber(tx, order.customer, order.mobile))
    return undefined
  }
  if ('call' in order)
    return (shop[order.call] as (input: unknown, caller: Caller) => Promise<unknown>)(
      order.input,
      order.caller,
    )
  setPaymentSettings(order.settings)
  if (process.env.JOBS) startJobs()
  return undefined
}

const send = (reply: Reply) => process.send?.(reply)

import 'server-only'
import { typedDigits } from '#lib/codes/rules/typed-digits.ts'
import { refusal } from '#lib/contract/refusal.ts'
import { processWide } from '#lib/rules/process-wide.ts'
import { db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import { customerOf } from '../session/customer-of.ts'
import { createThrottle } from '../session/throttle.ts'
import { claimOlderOrder } from './claim-orders.ts'

const FREE_TRIES = 5
const throttle = processWide('older-orders', () =>
  createThrottle({ free: FREE_TRIES, forgotten: { afterLastMs: 15 * 60_000 } }),
)

/** Takes a guest order of more than ninety days ago into the account that has proved its number. */
export async function claimOlder(token: string | undefined, order: string, pin: string): Promise<void> {
  const customer = await customerOf(token)
  const wait = await throttle.wait(customer)
  if (wait > 0) throw refusal(429, 'tooManyTries', { retryAfter: wait })
  const account = await db.one<{ mobile: string | null }>(PROVED, [customer])
  if (!account?.mobile) throw refusal(409, 'proveNumberFirst')
  const { mobile } = account
  const isClaimed = await transaction(tx =>
    claimOlderOrder(tx, customer, mobile, order.trim().toUpperCase().slice(0, LONGEST), typedDigits(pin)),
  )
  if (isClaimed) return
  await throttle.wrong(customer)
  throw refusal(422, 'olderOrderUnknown')
}

const LONGEST = 64

const PROVED = 'select proved_mobile as mobile from customers where id = $1'

import 'server-only'
import { typedDigits } from '#lib/codes/rules/typed-digits.ts'
import { refusal } from '#lib/contract/refusal.ts'
import { db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import { sharedLimit } from '../limits/shared-limit.ts'
import { customerOf } from '../session/customer-of.ts'
import { claimOlderOrder } from './claim-orders.ts'

const FREE_TRIES = 5
const limit = sharedLimit('older order', { seconds: 900, from: 'last', wait: 'doubles' })

/** Takes a guest order of more than ninety days ago into the account that has proved its number. */
export async function claimOlder(token: string | undefined, order: string, pin: string): Promise<void> {
  const customer = await customerOf(token)
  const account = await db.one<{ mobile: string | null }>(PROVED, [customer])
  if (!account?.mobile) throw refusal(409, 'proveNumberFirst')
  const wait = await limit.take([{ name: customer, free: FREE_TRIES }])
  if (wait > 0) throw refusal(429, 'tooManyTries', { retryAfter: wait })
  const { mobile } = account
  const isClaimed = await transaction(tx =>
    claimOlderOrder(tx, customer, mobile, order.trim().toUpperCase().slice(0, LONGEST), typedDigits(pin)),
  )
  if (!isClaimed) throw refusal(422, 'olderOrderUnknown')
  await limit.forget(customer)
}

const LONGEST = 64

const PROVED = 'select proved_mobile as mobile from customers where id = $1'

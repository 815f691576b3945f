import 'server-only'
import { UNPAID_A_DAY, UNPAID_LIMIT } from '#lib/constants.ts'
import { refusal } from '#lib/contract/refusal.ts'
import { env } from '#lib/server/settings/env.ts'
import type { Mode } from './sum-holds.ts'

/** How many orders a customer has. */
export type Counts = {
  /** To be paid at the door, and not delivered yet. */
  open: number
  /** To be paid at the door, placed within the last day. */
  today: number
  /** Online, waiting for their payment. */
  unpaid: number
  /** Online, placed within the last day, and expired or cancelled. */
  ended: number
  delivered: number
}

/** The limits on orders paid at the door (Rule 25), and on unpaid ones (Rule 70). */
export function refuseOverLimit(counts: Counts, mode: Mode, online: boolean) {
  if (mode === 'COD') {
    const over = overCodLimit(counts, online)
    if (over) throw refusal(429, over.key, { parameters: over.parameters })
    return
  }
  if (counts.unpaid >= UNPAID_LIMIT) throw refusal(429, 'tooManyUnpaid')
  if (env.limits && counts.ended >= UNPAID_A_DAY) throw refusal(429, 'tooManyUnpaidToday')
}

type OverCodLimit = { key: 'openCodLimit' | 'dailyCodLimit'; parameters: [most: number, online: boolean] }

/** Why no further order can be paid at the door. */
export function overCodLimit({ open, today }: Counts, online: boolean): OverCodLimit | undefined {
  if (open >= env.openCodLimit) return { key: 'openCodLimit', parameters: [env.openCodLimit, online] }
  if (today >= env.dailyCodLimit) return { key: 'dailyCodLimit', parameters: [env.dailyCodLimit, online] }
}

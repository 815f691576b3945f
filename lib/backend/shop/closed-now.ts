import 'server-only'
import { refusal } from '#lib/contract/refusal.ts'
import { momentInIndia } from '#lib/orders/rules/india-time.ts'
import { shopClosed } from '#messages/closed.ts'
import { type Db, db } from '../db/pool.ts'
import { type ClosedPart, reopens } from './closed-part.ts'
import type { SellerFile } from './seller-file.ts'

export type ClosedNow = { words: string; until: string }

/** What a closed shop says at this moment, by the database's clock; undefined where it takes orders. */
export async function closedNow(closed: ClosedPart | undefined, on: Db = db): Promise<ClosedNow | undefined> {
  if (!closed) return undefined
  const opens = reopens(closed)
  if (opens && !(await on.one('select 1 where now() < $1::timestamptz', [opens]))) return undefined
  return { words: closed.words, until: opens ? momentInIndia(opens.toISOString()) : '' }
}

/** The sentence for who would order; '' where orders are taken. */
export async function closedSentence({ closed }: SellerFile, on: Db = db): Promise<string> {
  const now = await closedNow(closed, on)
  return now ? shopClosed(now.words, now.until) : ''
}

/** No order while the shop is closed, whoever sends it. */
export async function refuseClosed(on: Db, { closed }: SellerFile, isNotOpenYet: boolean) {
  if (isNotOpenYet) throw refusal(409, 'shopNotOpenYet')
  const now = await closedNow(closed, on)
  if (now) throw refusal(409, 'shopClosed', { parameters: [now.words, now.until] })
}

import 'server-only'
import { timingSafeEqual } from 'node:crypto'
import type { CodePurpose } from '#lib/codes/rules/code-types.ts'
import { typedDigits } from '#lib/codes/rules/typed-digits.ts'
import { CODE_TRIES } from '#lib/constants.ts'
import { refusal } from '#lib/contract/refusal.ts'
import type { MessageKey } from '#lib/message-table.ts'
import type { Db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import { hashOfToken } from '../session/tokens.ts'
import { codeHash } from './code-hash.ts'

export type PassedCode = {
  id: number
  purpose: CodePurpose
  mobile: string
  customer: string | null
  order: string | null
  newMobile: string | null
}

type Tried = {
  browser: string | undefined
  typed: string
  /** The purposes for which it may have been asked. */
  purposes: readonly CodePurpose[]
  /** Who it must belong to: nobody, an account, or an order. */
  customer?: string
  order?: string
}

/**
 * Does the work of a right code, in the transaction that uses the code up. A wrong one counts against this request
 * alone, whatever becomes of the rest: never against a password (Rule 103).
 */
export async function tryCode<Result>(
  { browser, typed, purposes, customer, order }: Tried,
  work: (tx: Db, code: PassedCode) => Promise<Result>,
): Promise<Result> {
  const code = typedDigits(typed)
  if (!/^\d{6}$/.test(code)) throw refusal(422, 'codeSixDigits')
  if (!browser) throw refusal(409, 'codeNotAskedHere')
  const browserHash = hashOfToken(browser)
  const tried = await transaction(async tx => {
    const row = await tx.one<Row>(TRY, [browserHash, purposes, customer ?? null, order ?? null, CODE_TRIES])
    if (!row) return { wrong: await whyNot(tx, browserHash) }
    const isRight = timingSafeEqual(row.code_hash, codeHash(code, { ...row, browserHash }))
    if (!isRight) return { wrong: row.tries >= CODE_TRIES ? ('codeSpent' as const) : ('codeWrong' as const) }
    await tx.run('update codes set passed_at = now() where id = $1', [row.id])
    return { done: await work(tx, row) }
  })
  if (tried.wrong) throw refusal(tried.wrong === 'codeWrong' ? 422 : 409, tried.wrong)
  return tried.done as Result
}

type Row = PassedCode & { code_hash: Buffer; tries: number }

/** Why there is no code of this browser to try. */
async function whyNot(tx: Db, browserHash: Buffer): Promise<MessageKey & `code${string}`> {
  const row = await tx.one<{ tries: number; isUsed: boolean; isOver: boolean }>(STATE, [browserHash])
  if (!row || row.isUsed) return 'codeNotAskedHere'
  return row.isOver ? 'codeOver' : row.tries >= CODE_TRIES ? 'codeSpent' : 'codeNotAskedHere'
}

const STATE = `
  select tries, passed_at is not null as "isUsed", expires_at <= now() as "isOver" from codes where browser_hash = $1`

const TRY = `
  update codes set tries = tries + 1
   where browser_hash = $1 and purpose = any($2) and customer_id is not distinct from $3::uuid
     and order_id is not distinct from $4::text and tries < $5 and passed_at is null and expires_at > now()
  returning id, purpose, mobile, code_hash, tries, customer_id as customer, order_id as "order",
            new_mobile as "newMobile"`

import 'server-only'
import { PROOF_DAYS } from '#lib/constants.ts'
import type { Db } from '../db/pool.ts'

export type AccountOfNumber = {
  id: string
  firstname: string
  email: string
  /** Opened by codes alone: it has neither password nor e-mail address. */
  byCode: boolean
  /** Whether the number alone opens it. */
  isOpen: boolean
  passwordHash: string
}

/** The account with this number, proved or only typed, held. Call `holdNumber` first. */
export const accountOfNumber = (tx: Db, mobile: string) =>
  tx.one<AccountOfNumber>(ACCOUNT, [mobile, PROOF_DAYS])

const ACCOUNT = `
  select id, firstname, email, by_code as "byCode", password_hash as "passwordHash",
         proved_mobile is not null
           and (by_code or proved_at > now() - make_interval(days => $2)) as "isOpen"
    from customers where mobile = $1 and erased_at is null for no key update`

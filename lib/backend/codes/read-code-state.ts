import 'server-only'
import type { CodeState } from '#lib/codes/rules/code-types.ts'
import { CODE_PASSED_SECONDS, CODE_TRIES } from '#lib/constants.ts'
import { db } from '../db/pool.ts'
import { hashOfToken } from '../session/tokens.ts'

/** The code that waits in this browser, if there is one. */
export const readCodeState = async (browser: string | undefined): Promise<CodeState | undefined> =>
  browser ? db.one<CodeState>(STATE, [hashOfToken(browser), CODE_TRIES, CODE_PASSED_SECONDS]) : undefined

const STATE = `
  select purpose, c.mobile, customer_id as customer, order_id as "order",
         case when passed_at is null then 'sent' else 'typed' end as step,
         coalesce(o.sent_at is null and (o.given_up_at is not null or o.last_error is not null), false) as failed,
         passed_at is not null
           and exists (select from customers h where h.mobile = c.mobile and h.erased_at is null) as "isTaken"
    from codes c left join outbox o on o.key = c.message_key
   where browser_hash = $1 and used_at is null
     and case when passed_at is null then expires_at > now() and tries < $2
              else purpose = 'sign-in' and passed_at > now() - make_interval(secs => $3) end`

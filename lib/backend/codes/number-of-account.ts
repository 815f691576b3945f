import 'server-only'
import type { AccountNumber } from '#lib/codes/rules/code-types.ts'
import { db } from '../db/pool.ts'
import { customerOf } from '../session/customer-of.ts'

/** The number of the account of this session, and what it is changed with. */
export async function numberOfAccount(token: string): Promise<AccountNumber | undefined> {
  const customer = await customerOf(token)
  return db.one<AccountNumber>(READ, [customer])
}

const READ = `
  select id as customer, coalesce(mobile, '') as mobile, proved_mobile is not null as "isProved",
         not by_code as "hasPassword" from customers where id = $1`

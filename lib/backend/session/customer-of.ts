import 'server-only'
import { denied } from '#lib/contract/api-error.ts'
import { renderContext } from '#lib/server/render/render-context.ts'
import { type Db, db } from '../db/pool.ts'
import { hashOfToken } from './tokens.ts'

/**
 * The customer of a token. The database is queried each time, so that a revoked token is dead at once everywhere; once
 * for all that one page reads.
 */
export async function customerOf(token: string | undefined, on: Db = db): Promise<string> {
  if (!token) throw denied()
  const page = on === db ? renderContext().getStore() : undefined
  if (!page?.isPage) return ask(token, on)
  page.customers ??= new Map()
  const lookup = page.customers.get(token) ?? ask(token, on)
  page.customers.set(token, lookup)
  return lookup
}

async function ask(token: string, on: Db) {
  const row = await on.one<{ customer_id: string }>(OWNER, [hashOfToken(token)])
  if (!row) throw denied()
  return row.customer_id
}

const OWNER = {
  name: 'customer-of',
  text: 'select customer_id from sessions where token_hash = $1 and expires_at > now()',
}

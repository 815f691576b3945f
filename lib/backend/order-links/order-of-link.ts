import 'server-only'
import { type Db, db } from '../db/pool.ts'
import { hashOfToken } from '../session/tokens.ts'
import { LINK_HAS_ENDED } from './link-has-ended.ts'
import { isLinkKey } from './link-key.ts'

/** The order that a key opens; none for a forged, a revoked or an ended one. */
export async function orderOfLink(key: string, on: Db = db): Promise<string | undefined> {
  if (!isLinkKey(key)) return undefined
  const link = await on.one<{ order_id: string }>(OPENED, [hashOfToken(key)])
  return link?.order_id
}

const OPENED = {
  name: 'order-of-link',
  text: `select order_id from order_links link where key_hash = $1 and revoked_at is null and not ${LINK_HAS_ENDED}`,
}

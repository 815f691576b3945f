import 'server-only'
import { refusal } from '#lib/contract/refusal.ts'

/** The key by which a call that is sent twice runs once. */
export function refuseBadKey(key: string | undefined) {
  if (key !== undefined && !/^[\x21-\x7e]{8,100}$/.test(key)) throw refusal(400, 'badIdempotencyKey')
}

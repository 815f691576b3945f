import 'server-only'
import { LruCache } from '#lib/rules/lru-cache.ts'
import { db } from '../db/pool.ts'

/** Notes who answered a challenge first, and tells what stands: an answer counts for the one order it was given for. */
export type Use = { usedBy: string; passed: boolean }
export type Uses = (id: string, use: Use, expiresAt: Date) => Promise<Use>

export const usesInDatabase: Uses = async (id, { usedBy, passed }, expiresAt) => {
  const row = await db.one<Use>(
    {
      name: 'use-captcha',
      text: `insert into used_captchas (id, used_by, passed, expires_at) values ($1, $2, $3, $4)
             on conflict (id) do update set id = excluded.id returning used_by as "usedBy", passed`,
    },
    [id, usedBy, passed, expiresAt],
  )
  return row ?? { usedBy: '', passed: false }
}

const MOST = 100_000

/** For another host's shop, where no database of ours runs (Rule 39). */
export const usesInMemory = (): Uses => {
  const uses = new LruCache<Use>({ entries: MOST })
  return async (id, use, expiresAt) => {
    const known = uses.get(id)
    if (known) return known
    const now = Date.now()
    uses.put(id, use, now, expiresAt.getTime() - now)
    return use
  }
}

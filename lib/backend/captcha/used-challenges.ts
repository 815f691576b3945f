import 'server-only'
import { LruCache } from '#lib/rules/lru-cache.ts'
import { db } from '../db/pool.ts'

/** Stores the first use of a challenge and returns it: a challenge counts for the one order that used it first. */
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

/** For another host's shop, which runs without our database (Rule 39). */
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

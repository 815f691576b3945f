import 'server-only'
import { LruCache } from '#lib/rules/lru-cache.ts'
import { sharedStore } from '#lib/server/redis/opened-store.ts'
import { StoreAway } from '#lib/server/redis/shared-store.ts'
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

// A copy whose clock is slow takes a challenge for a while after its end.
const SLOW_CLOCK_SECONDS = 600

/**
 * Without our database, for several copies: the first use at any of them counts, as far as Redis says. While it does not
 * answer, a challenge may be used once at each copy, which is what it is worth: it makes programs slow, and shoppers go on.
 */
export const usesOverCopies =
  (own: Uses): Uses =>
  async (id, use, expiresAt) => {
    const seconds = (expiresAt.getTime() - Date.now()) / 1000 + SLOW_CLOCK_SECONDS
    const before = await sharedStore()
      ?.setOnce(`captcha:${id}`, JSON.stringify(use), seconds)
      .catch(error => {
        if (!(error instanceof StoreAway)) throw error
        return undefined
      })
    return own(id, before === undefined ? use : (JSON.parse(before) as Use), expiresAt)
  }

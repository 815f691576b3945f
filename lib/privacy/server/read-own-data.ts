import 'server-only'
import { ownData } from '#lib/api/server/shop.ts'
import { forCustomer } from '#lib/session/server/signed-in.ts'

/** How many entries of each kind there are, and since when an erasure waits; undefined where another host keeps them. */
export const readOwnData = (path: string) =>
  forCustomer(path, async token => {
    if (!ownData) return undefined
    const [tables, askedAt] = await Promise.all([ownData.read({ token }), ownData.erasureAskedAt({ token })])
    return { tables, askedAt: askedAt?.toISOString() }
  })

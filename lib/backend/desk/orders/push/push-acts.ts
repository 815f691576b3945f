import 'server-only'
import { z } from 'zod'
import { pushNotKnown, saidPushOff, saidPushOn } from '#messages/desk-orders-push.ts'
import { db } from '../../../db/pool.ts'
import { transaction } from '../../../db/transaction.ts'
import { INTERNET, refuseAddress } from '../../../fetch-file/checked-lookup.ts'
import { act } from '../../act.ts'

const PACKING = ['owner', 'packer'] as const

const key = (bytes: number, first?: number) =>
  z
    .string(pushNotKnown)
    .max(200, pushNotKnown)
    .refine(text => {
      const read = /^[\w-]+=*$/.test(text) ? Buffer.from(text, 'base64url') : Buffer.alloc(0)
      return read.length === bytes && (first === undefined || read[0] === first)
    }, pushNotKnown)

/** An https address of the internet. */
const endpoint = z
  .string(pushNotKnown)
  .max(1000, pushNotKnown)
  .refine(text => {
    const url = URL.parse(text)
    if (!url) return false
    try {
      refuseAddress(url, INTERNET)
      return true
    } catch {
      return false
    }
  }, pushNotKnown)

/** New orders on the lock screen of this phone. */
export const pushActs = {
  pushOn: act({
    roles: PACKING,
    // A point of the curve begins with 4.
    input: z.object({ endpoint, p256dh: key(65, 4), auth: key(16) }),
    do: async (push, { session }) => {
      await transaction(async tx => {
        // A phone that has another session now is told by that one alone.
        await tx.run('delete from desk_pushes where endpoint = $1 or session_id = $2', [
          push.endpoint,
          session,
        ])
        await tx.run('insert into desk_pushes (session_id, endpoint, p256dh, auth) values ($1, $2, $3, $4)', [
          session,
          push.endpoint,
          push.p256dh,
          push.auth,
        ])
      })
      return { message: saidPushOn }
    },
  }),
  pushOff: act({
    roles: PACKING,
    input: z.object({}),
    do: async (_, { session }) => {
      await db.run('delete from desk_pushes where session_id = $1', [session])
      return { message: saidPushOff }
    },
  }),
}

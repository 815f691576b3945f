import 'server-only'
import { z } from 'zod'
import { DESK } from '#lib/desk/rules/desk-path.ts'
import { ROLES } from '#lib/desk/rules/roles.ts'
import { newCodesMade, passkeyAdded, passkeyGone, passkeyRemoved, passkeyWrong } from '#messages/desk-door.ts'
import { db } from '../../db/pool.ts'
import { transaction } from '../../db/transaction.ts'
import { act, quietAct } from '../act.ts'
import { addPasskey, askNewPasskey } from './add-passkey.ts'
import { namedBrowser } from './known-desk-browser.ts'
import { newPasskeyField } from './passkey-schemas.ts'
import { newRecoveryCodes } from './recovery-codes.ts'

/** What somebody signs in with next time. */
export const passkeyActs = {
  askNewPasskey: quietAct({
    roles: ROLES,
    proof: true,
    input: z.object({}),
    do: async (_, by, asker) => {
      const { browserHash, cookies } = namedBrowser(asker)
      return { message: '', cookies, body: { options: await askNewPasskey(by, browserHash) } }
    },
  }),
  addPasskey: act({
    roles: ROLES,
    proof: true,
    input: z.object({ passkey: newPasskeyField }),
    do: async ({ passkey }, by, asker) => {
      const { browserHash } = namedBrowser(asker)
      const isAdded = await addPasskey(by, { passkey, name: asker.device, browserHash })
      return isAdded ? { message: passkeyAdded, about: by.id } : { refused: passkeyWrong }
    },
  }),
  removePasskey: act({
    roles: ROLES,
    proof: true,
    input: z.object({ passkey: z.string(passkeyGone).max(1400, passkeyGone) }),
    do: async ({ passkey }, by) => {
      const removed = await db.run('delete from desk_passkeys where id = $1 and person_id = $2', [
        passkey,
        by.id,
      ])
      return removed > 0 ? { message: passkeyRemoved, about: by.id } : { refused: passkeyGone }
    },
  }),
  /** Ten new recovery codes; those before open nothing any more. */
  newCodes: act({
    roles: ROLES,
    proof: true,
    input: z.object({}),
    do: (_, by) =>
      transaction(async tx => ({
        message: newCodesMade,
        about: by.id,
        body: { codes: await newRecoveryCodes(tx, by.id) },
        to: `${DESK}/devices/codes`,
      })),
  }),
}

import 'server-only'
import { z } from 'zod'
import { DESK, safeDeskPath } from '#lib/desk/rules/desk-path.ts'
import { ROLES } from '#lib/desk/rules/roles.ts'
import { inviteUsed } from '#messages/desk.ts'
import {
  nameNeeded,
  ownerWelcome,
  recoveryCodeWrong,
  signedInAs,
  signedOutOfDesk,
} from '#messages/desk-door.ts'
import { db } from '../../db/pool.ts'
import { transaction } from '../../db/transaction.ts'
import { act, openAct, read } from '../act.ts'
import { readInvite, useInvite } from './invite.ts'
import { openDeskSession } from './open-desk-session.ts'
import { newRecoveryCodes, useRecoveryCode } from './recovery-codes.ts'
import { tryRecoveryCode } from './try-recovery-code.ts'

const name = z.string(nameNeeded).trim().min(1, nameNeeded).max(60, nameNeeded)

/** Who comes in, and how. */
export const doorActs = {
  /** Uses an invitation: the person is made, and this browser is theirs. */
  join: openAct({
    input: z.object({ token: z.string().max(100), name }),
    do: async (input, { device }) =>
      transaction(async tx => {
        const invitation = await useInvite(tx, input.token)
        if (!invitation) return { refused: inviteUsed }
        const person = await tx.one<{ id: string }>(
          'insert into desk_people (name, role) values ($1, $2) returning id',
          [input.name, invitation.role],
        )
        const id = String(person?.id)
        const codes = await newRecoveryCodes(tx, id)
        const session = await openDeskSession(id, device, tx)
        return { message: ownerWelcome(input.name), about: id, session, body: { codes }, to: '/desk' }
      }),
  }),
  /** Signs in with one of the codes that were shown once. */
  recover: openAct({
    input: z.object({ code: z.string().max(60), to: z.string().max(2000).default(DESK) }),
    do: async ({ code, to }, { address, device }) =>
      tryRecoveryCode(address, () =>
        transaction(async tx => {
          const found = await useRecoveryCode(tx, code)
          if (!found) return { refused: recoveryCodeWrong, fields: { code: recoveryCodeWrong } }
          const session = await openDeskSession(found.person, device, tx)
          return { message: signedInAs(found.name), about: found.person, session, to: safeDeskPath(to) }
        }),
      ),
  }),
  signOut: act({
    roles: ROLES,
    input: z.object({}),
    do: async (_, { session }) => {
      await db.run('delete from desk_sessions where id = $1', [session])
      return { message: signedOutOfDesk, session: '', to: '/desk/sign-in' }
    },
  }),
}

export const doorReads = {
  /** Who is here. */
  me: read(ROLES, async (_: object, by) => by),
}

/** Read without a session. */
export const openReads = { invite: readInvite }

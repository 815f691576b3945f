import 'server-only'
import { z } from 'zod'
import { DESK } from '#lib/desk/rules/desk-path.ts'
import { inviteUsed } from '#messages/desk.ts'
import { ownerWelcome } from '#messages/desk-door.ts'
import type { Db } from '../../db/pool.ts'
import { transaction } from '../../db/transaction.ts'
import { type Asker, openAct } from '../act.ts'
import { cameJustBefore, invitationUsed, takeInvite } from './invite.ts'
import { openDeskSession } from './open-desk-session.ts'
import { personName } from './person-fields.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { tellOwners } from './tell-owners.ts'

/** Uses an invitation: the person is made, and this browser is theirs. */
export const join = openAct({
  input: z.object({ token: z.string().max(100), name: personName }),
  do: (input, asker) =>
    transaction(async tx => {
      const person = await comes(tx, input, asker.formKey)
      if (!person) return { refused: inviteUsed }
      const codes = await newRecoveryCodes(tx, person.id)
      const session = await openDeskSession(person.id, asker, tx)
      return {
        message: ownerWelcome(person.name),
        about: person.id,
        by: person,
        session,
        body: { codes },
        to: `${DESK}/devices/codes`,
      }
    }),
})

type Joins = { token: string; name: string }

async function comes(tx: Db, { token, name }: Joins, formKey: Asker['formKey']) {
  const invitation = await takeInvite(tx, token)
  if (!invitation) return formKey ? cameJustBefore(tx, token, formKey) : undefined
  const person = await tx.one<{ id: string; name: string }>(
    'insert into desk_people (name, role) values ($1, $2) returning id, name',
    [name, invitation.role],
  )
  if (!person) throw new Error('A person of the desk was not stored.')
  await invitationUsed(tx, token, person.id, formKey)
  await tellOwners(tx, { key: `joined:${person.id}`, news: 'personJoined', by: name, about: name })
  return person
}

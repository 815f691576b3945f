import 'server-only'
import { z } from 'zod'
import { ROLES } from '#lib/desk/rules/roles.ts'
import { invitedNow, reasonNeeded } from '#messages/desk-people.ts'
import { transaction } from '../../db/transaction.ts'
import { act } from '../act.ts'
import { changePerson, endPerson } from './change-person.ts'
import { invite, inviteLink } from './invite.ts'
import { personEmail, personMobile, personName, personRole, rowId } from './person-fields.ts'
import { tellOwners } from './tell-owners.ts'

const seen = z.coerce.number().int().min(0).max(2_147_483_647)

/** Who works here. */
export const peopleActs = {
  invite: act({
    roles: ['owner'],
    proof: true,
    input: z.object({ role: personRole, name: personName }),
    do: (input, by) =>
      transaction(async tx => {
        const token = await invite(input, { by: by.id }, tx)
        await tellOwners(tx, {
          key: `invited:${token.slice(0, 12)}`,
          news: 'personInvited',
          by: by.name,
          about: input.name,
        })
        return {
          message: invitedNow,
          about: input.name,
          changed: { role: ['', input.role] },
          body: { link: inviteLink(token) },
        }
      }),
  }),
  changePerson: act({
    roles: ['owner'],
    proof: true,
    input: z.object({
      person: rowId,
      seen,
      name: personName,
      role: personRole,
      mobile: personMobile,
      email: personEmail,
    }),
    do: ({ person, ...fields }, by) => changePerson({ ...fields, id: person, by: by.name }),
  }),
  /** One's own name, number and address. */
  changeMe: act({
    roles: ROLES,
    proof: true,
    input: z.object({ seen, name: personName, mobile: personMobile, email: personEmail }),
    do: (fields, by) => changePerson({ ...fields, id: by.id, by: by.name }),
  }),
  endPerson: act({
    roles: ['owner'],
    proof: true,
    input: z.object({
      person: rowId,
      reason: z.string(reasonNeeded).trim().min(3, reasonNeeded).max(200, reasonNeeded),
    }),
    do: async ({ person, reason }, by) => {
      const ended = await endPerson({ id: person, by: by.name })
      return 'refused' in ended ? ended : { ...ended, changed: { reason: ['', reason] } }
    },
  }),
}

import 'server-only'
import { z } from 'zod'
import { ROLES } from '#lib/desk/rules/roles.ts'
import { signedOutOfDesk } from '#messages/desk-door.ts'
import { allEnded, deviceEnded, deviceGone, othersEnded, personGone } from '#messages/desk-people.ts'
import { act } from '../act.ts'
import { endDeskSession, endDeskSessions } from './devices.ts'
import { rowId } from './person-fields.ts'
import { readPerson } from './staff.ts'

/** Signing out, here and elsewhere. */
export const deviceActs = {
  signOut: act({
    roles: ROLES,
    input: z.object({}),
    do: async (_, { id, session }) => {
      await endDeskSession(id, session)
      return { message: signedOutOfDesk, about: id, session: '', to: '/desk/sign-in' }
    },
  }),
  endDevice: act({
    roles: ROLES,
    input: z.object({ session: rowId }),
    do: async ({ session }, { id }) =>
      (await endDeskSession(id, session)) ? { message: deviceEnded, about: id } : { refused: deviceGone },
  }),
  endOthers: act({
    roles: ROLES,
    input: z.object({}),
    do: async (_, { id, session }) => ({
      message: othersEnded(await endDeskSessions(id, session)),
      about: id,
    }),
  }),
  /** Of somebody else. */
  endDeviceOf: act({
    roles: ['owner'],
    input: z.object({ person: rowId, session: rowId }),
    do: async ({ person, session }) =>
      (await endDeskSession(person, session))
        ? { message: deviceEnded, about: person }
        : { refused: deviceGone },
  }),
  endAllOf: act({
    roles: ['owner'],
    input: z.object({ person: rowId }),
    do: async ({ person: id }, by) => {
      const person = await readPerson(id)
      if (!person) return { refused: personGone }
      const ended = await endDeskSessions(id, id === by.id ? by.session : undefined)
      return { message: allEnded(person.name, ended), about: id }
    },
  }),
}

import { inBook } from '#lib/backend/desk/book.ts'
import { endPerson } from '#lib/backend/desk/door/change-person.ts'
import { devicesOf, endDeskSessions } from '#lib/backend/desk/door/devices.ts'
import { listStaff } from '#lib/backend/desk/door/staff.ts'
import { isRefused } from '#lib/desk/rules/act-types.ts'
import { dayInIndia } from '#lib/orders/rules/india-time.ts'
import { nobodyAtDesk, severalPeople, signedInOn, unknownPerson } from '#messages/cli-desk.ts'
import { atCommandLine } from '#messages/desk-book.ts'
import { allEnded, leftOn, roleNames } from '#messages/desk-people.ts'
import { printable } from '../orders/printable.mjs'

/** One line for each person: the letters by which two of one name are told apart, the name, the role, the devices. */
export async function listPeopleOfDesk() {
  const people = await listStaff()
  if (people.length === 0) console.log(nobodyAtDesk)
  for (const { id, name, role, leftAt } of people) {
    const state = leftAt ? leftOn(dayInIndia(leftAt.toISOString())) : signedInOn((await devicesOf(id)).length)
    console.log(printable(`${id.slice(0, LETTERS)}  ${name}  ${roleNames[role]}  ${state}`))
  }
  return 0
}

export const endNamed = ({ names: [name] }) =>
  forPerson(name, 'door.endPerson', ({ id }) => endPerson({ id, by: atCommandLine }))

export const signOutNamed = ({ names: [name] }) =>
  forPerson(name, 'door.endAllOf', async person => ({
    message: allEnded(person.name, await endDeskSessions(person.id)),
    about: person.id,
  }))

const LETTERS = 8

async function forPerson(name, act, work) {
  const here = (await listStaff()).filter(({ leftAt }) => !leftAt)
  const wanted = name.trim().toLowerCase()
  const found = here.filter(person => person.name.toLowerCase() === wanted || person.id.startsWith(wanted))
  const [person] = found
  if (!person || found.length > 1) {
    const ids = found.map(({ id }) => id.slice(0, LETTERS)).join(', ')
    console.error(printable(person ? severalPeople(name, ids) : unknownPerson(name)))
    return 1
  }
  const result = await inBook({ name: atCommandLine, act }, () => work(person))
  console[isRefused(result) ? 'error' : 'log'](printable(isRefused(result) ? result.refused : result.message))
  return isRefused(result) ? 1 : 0
}

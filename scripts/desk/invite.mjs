import { inBook } from '#lib/backend/desk/book.ts'
import { invite, inviteFirstOwner, inviteLink } from '#lib/backend/desk/door/invite.ts'
import { ROLES } from '#lib/desk/rules/roles.ts'
import { colleagueLink, unknownRole } from '#messages/cli-desk.ts'
import { atCommandLine } from '#messages/desk-book.ts'
import { deskHasOwner, deskIsAt } from '#messages/desk-door.ts'
import { invitedNow } from '#messages/desk-people.ts'

/** Prints a link: without a role the one for the first owner. */
export async function inviteSomebody({ text }) {
  const role = text('role')
  if (!role) return inviteOwner()
  if (!ROLES.includes(role)) return refuse(unknownRole(role))
  const name = text('name').slice(0, 60)
  await inBook({ name: atCommandLine, act: 'door.invite' }, async () => {
    console.log(colleagueLink(role, inviteLink(await invite({ role, name }))))
    return { message: invitedNow, about: name, changed: { role: ['', role] } }
  })
  return 0
}

async function inviteOwner() {
  const token = await inviteFirstOwner()
  if (!token) return refuse(deskHasOwner)
  console.log(deskIsAt(inviteLink(token)))
  return 0
}

function refuse(sentence) {
  console.error(sentence)
  return 1
}

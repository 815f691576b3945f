import { inviteFirstOwner } from '#lib/backend/desk/door/invite.ts'
import { env } from '#lib/server/settings/env.ts'
import { deskKeptBy, deskUsage, deskWordMissing, unknownDeskVerb } from '#messages/desk-commands.ts'
import { deskHasOwner, deskIsAt } from '#messages/desk-door.ts'
import { runVerb } from '../run-verb.mjs'

async function inviteOwner() {
  const token = await inviteFirstOwner()
  if (!token) {
    console.error(deskHasOwner)
    return 1
  }
  console.log(deskIsAt(`${env.siteUrl}/desk/join/${token}`))
  return 0
}

await runVerb({
  command: { verbs: { invite: {} }, unknownVerb: unknownDeskVerb, nameMissing: deskWordMissing },
  usage: deskUsage,
  keptBy: deskKeptBy,
  verbs: { invite: inviteOwner },
})

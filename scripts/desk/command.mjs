import { deskKeptBy, deskUsage, deskWordMissing, unknownDeskVerb } from '#messages/cli-desk.ts'
import { runVerb } from '../run-verb.mjs'
import { showBook } from './book.mjs'
import { inviteSomebody } from './invite.mjs'
import { endNamed, listPeopleOfDesk, signOutNamed } from './people.mjs'

await runVerb({
  command: {
    verbs: {
      invite: { options: ['role', 'name'] },
      people: {},
      end: { names: [1, 1] },
      'sign-out': { names: [1, 1] },
      book: { options: ['day', 'about'] },
    },
    unknownVerb: unknownDeskVerb,
    nameMissing: deskWordMissing,
  },
  usage: deskUsage,
  keptBy: deskKeptBy,
  verbs: {
    invite: inviteSomebody,
    people: listPeopleOfDesk,
    end: endNamed,
    'sign-out': signOutNamed,
    book: showBook,
  },
})

import { keysKeptBy, keysUsage, unknownKeysVerb, whichKey } from '#messages/desk-shop-programs.ts'
import { runVerb } from '../run-verb.mjs'
import { endNamedKey, listKeysHere, makeKeyHere } from './verbs.mjs'

await runVerb({
  command: {
    verbs: {
      make: { options: ['name', 'scopes'] },
      list: {},
      revoke: { names: [1, 1] },
    },
    unknownVerb: unknownKeysVerb,
    nameMissing: whichKey,
  },
  usage: keysUsage,
  keptBy: keysKeptBy,
  verbs: { make: makeKeyHere, list: listKeysHere, revoke: endNamedKey },
})

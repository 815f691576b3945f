import 'server-only'
import { z } from 'zod'
import { SCOPES } from '#lib/contract/v1/scopes.ts'
import { keyGone, keyNameNeeded, scopesNeeded } from '#messages/desk-shop-programs.ts'
import { isUuid } from '../../is-uuid.ts'
import { endKey, listKeys, makeKey } from '../../programs/program-keys.ts'
import { act, read } from '../act.ts'

const owner = ['owner'] as const

/** Keys for programs. A form has a box for each scope: may-orders:read. */
export const programActs = {
  makeProgramKey: act({
    roles: owner,
    proof: true,
    input: z.looseObject({
      name: z.string(keyNameNeeded).trim().min(1, keyNameNeeded).max(60, keyNameNeeded),
    }),
    do: ({ name, ...typed }, by) => {
      const scopes = SCOPES.filter(scope => typed[`may-${scope}`])
      return scopes.length > 0
        ? makeKey({ name, scopes, by: by.name })
        : Promise.resolve({ refused: '', fields: { scopes: scopesNeeded } })
    },
  }),
  endProgramKey: act({
    roles: owner,
    proof: true,
    input: z.object({ id: z.string(keyGone).refine(isUuid, keyGone) }),
    do: ({ id }, by) => endKey(id, by.name),
  }),
}

export const programReads = {
  programKeys: read(owner, async (_: object) => listKeys()),
}

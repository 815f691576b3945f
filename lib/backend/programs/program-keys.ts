import 'server-only'
import type { Scope } from '#lib/contract/v1/scopes.ts'
import type { ActResult } from '#lib/desk/rules/act-types.ts'
import { keyEnded, keyGone, keyIsReady, keyNameTaken, tooManyKeys } from '#messages/desk-shop-programs.ts'
import { type Db, db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import { tellOwners } from '../desk/door/tell-owners.ts'
import { hashOfToken, newToken } from '../session/tokens.ts'
import { KEY_PREFIX } from './program-key.ts'

const MOST_KEYS = 50
const ENDED_SHOWN = 50
const ENDING = 4

export type KnownKey = {
  id: string
  name: string
  ending: string
  scopes: string[]
  madeAt: Date
  madeBy: string
  usedAt: Date | null
  endedAt: Date | null
  endedBy: string
}

/** Keys that work by their names, then the last ones that were ended. */
export const listKeys = (on: Db = db) => on.query<KnownKey>(KEYS, [MOST_KEYS, ENDED_SHOWN])

type Wish = { name: string; scopes: readonly Scope[]; by: string }

/** Makes a key, which is told this once: `body.programKey`. Its hash alone is stored. */
export const makeKey = ({ name, scopes, by }: Wish): Promise<ActResult> =>
  transaction(async tx => {
    await tx.run('lock table program_keys in share row exclusive mode')
    const there = (await listKeys(tx)).filter(({ endedAt }) => !endedAt)
    if (there.length >= MOST_KEYS) return { refused: tooManyKeys(MOST_KEYS) }
    if (there.some(each => each.name.toLowerCase() === name.toLowerCase()))
      return { refused: '', fields: { name: keyNameTaken } }
    const programKey = KEY_PREFIX + newToken()
    const made = await tx.one<{ id: string }>(MAKE, [
      hashOfToken(programKey),
      name,
      programKey.slice(-ENDING),
      scopes,
      by,
    ])
    await tellOwners(tx, { key: `program:${made?.id}`, news: 'programKeyMade', by, about: name })
    return {
      message: keyIsReady,
      about: name,
      changed: { scopes: ['', scopes.join(', ')] },
      body: { programKey },
    }
  })

/** Ends a key: it opens nothing from this moment on. */
export const endKey = (id: string, by: string): Promise<ActResult> =>
  transaction(async tx => {
    const ended = await tx.one<{ name: string }>(END, [id, by])
    if (!ended) return { refused: keyGone }
    await tellOwners(tx, { key: `program-ended:${id}`, news: 'programKeyEnded', by, about: ended.name })
    return { message: keyEnded(ended.name), about: ended.name }
  })

const KEYS = `
  select id, name, ending, scopes, made_at as "madeAt", made_by as "madeBy", used_at as "usedAt",
         revoked_at as "endedAt", revoked_by as "endedBy"
    from ((select * from program_keys where revoked_at is null order by lower(name) limit $1)
          union all (select * from program_keys where revoked_at is not null order by revoked_at desc limit $2)) k
   order by revoked_at desc nulls first, lower(name)`

const MAKE = `
  insert into program_keys (key_hash, name, ending, scopes, made_by) values ($1, $2, $3, $4, $5) returning id`

const END = `
  update program_keys set revoked_at = now(), revoked_by = $2 where id = $1 and revoked_at is null returning name`

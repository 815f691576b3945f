import 'server-only'
import type { ActResult, Person } from '#lib/desk/rules/act-types.ts'
import { type Env, envWith, isSetOutside, type KeySet, TYPED_KEYS } from '#lib/server/settings/env.ts'
import { StartError } from '#lib/server/settings/start-error.ts'
import { keysFirst, keysGone, keysSaved, keysSetOutside } from '#messages/desk-shop-keys.ts'
import { transaction } from '../../db/transaction.ts'
import { unseal } from '../../typed-keys/seal.ts'
import { tryKeys } from '../../typed-keys/try-keys.ts'
import { keysKnown, readTypedKeys, storedKeys, storeKeys } from '../../typed-keys/typed-keys.ts'
import { tellOwners } from '../door/tell-owners.ts'

/** Which keys there are, and since when; never what they are. */
export async function readKeys() {
  const rows = await keysKnown()
  const known = new Map(rows.map(row => [row.name, row]))
  return (Object.keys(TYPED_KEYS) as KeySet[]).map(set => ({
    set,
    isOutside: isSetOutside(set),
    names: TYPED_KEYS[set].map(name => {
      const row = known.get(name)
      return { name, since: row?.changed_at, isLost: row ? unseal(name, row.sealed) === undefined : false }
    }),
  }))
}

type Typed = { set: KeySet; typed: Record<string, unknown>; by: Person; key: string }

/**
 * Tries the keys, and stores them where their provider takes them. A field that is left empty keeps the key that it
 * has.
 */
export async function saveKeys({ set, typed, by, key }: Typed): Promise<ActResult> {
  if (isSetOutside(set)) return { refused: keysSetOutside }
  const stored = await storedKeys()
  const keys = Object.fromEntries(
    TYPED_KEYS[set].flatMap(name => {
      const text = String(typed[name] ?? '').trim() || stored[name]
      return text ? [[name, text]] : []
    }),
  )
  if (!keys[TYPED_KEYS[set][0] ?? '']) return { refused: keysFirst }
  let settings: Env
  try {
    settings = envWith({ ...stored, ...keys })
  } catch (error) {
    if (error instanceof StartError) return { refused: error.message, about: set }
    throw error
  }
  const wrong = await tryKeys(set, settings)
  if (wrong) return { refused: wrong, about: set }
  await transaction(async tx => {
    await storeKeys(tx, set, keys)
    await tellOwners(tx, { key: `keys:${key}`, news: 'providerKeys', by: by.name, about: set })
  })
  await readTypedKeys()
  return { message: keysSaved, about: set, changed: namesOf(keys) }
}

export async function removeKeys(set: KeySet, by: Person, key: string): Promise<ActResult> {
  await transaction(async tx => {
    await storeKeys(tx, set, {})
    await tellOwners(tx, { key: `keys:${key}`, news: 'providerKeys', by: by.name, about: set })
  })
  await readTypedKeys()
  return { message: keysGone, about: set, changed: { [set]: [] } }
}

const namesOf = (keys: Record<string, string>) =>
  Object.fromEntries(Object.keys(keys).map(name => [name, []] as const))

import { inBook } from '#lib/backend/desk/book.ts'
import { endKey, listKeys, makeKey } from '#lib/backend/programs/program-keys.ts'
import { isScope, SCOPES } from '#lib/contract/v1/scopes.ts'
import { isRefused } from '#lib/desk/rules/act-types.ts'
import { timeInIndia } from '#lib/orders/rules/india-time.ts'
import { atCommandLine } from '#messages/desk-book.ts'
import {
  endsWith,
  keyGone,
  keyNameNeeded,
  neverUsed,
  noKeys,
  scopesAre,
  unknownScope,
  usedLast,
} from '#messages/desk-shop-programs.ts'
import { printable } from '../orders/printable.mjs'

const LONGEST = 60
const ALL = SCOPES.join(', ')

/** Makes a key and prints it, this once. */
export async function makeKeyHere({ text }) {
  const name = text('name').trim()
  if (!name || name.length > LONGEST) return refuse(keyNameNeeded)
  const scopes = text('scopes')
    .split(',')
    .map(scope => scope.trim())
    .filter(Boolean)
  if (scopes.length === 0) return refuse(scopesAre(ALL))
  const wrong = scopes.find(scope => !isScope(scope))
  if (wrong) return refuse(unknownScope(wrong, ALL))
  const made = await inBook({ name: atCommandLine, act: 'shop.makeProgramKey' }, () =>
    makeKey({ name, scopes: [...new Set(scopes)], by: atCommandLine }),
  )
  if (isRefused(made)) return refuse(made.refused || Object.values(made.fields).join(' '))
  console.log(`${made.message}\n${made.body.programKey}`)
  return 0
}

export async function listKeysHere() {
  const keys = (await listKeys()).filter(({ endedAt }) => !endedAt)
  if (keys.length === 0) console.log(noKeys)
  for (const { name, ending, scopes, usedAt } of keys)
    console.log(
      printable(
        [name, endsWith(ending), usedAt ? usedLast(timeInIndia(usedAt)) : neverUsed, scopes.join(',')].join(
          '  ',
        ),
      ),
    )
  return 0
}

export async function endNamedKey({ names: [name] }) {
  const wanted = name.trim().toLowerCase()
  const key = (await listKeys()).find(each => !each.endedAt && each.name.toLowerCase() === wanted)
  if (!key) return refuse(keyGone)
  const ended = await inBook({ name: atCommandLine, act: 'shop.endProgramKey' }, () =>
    endKey(key.id, atCommandLine),
  )
  if (isRefused(ended)) return refuse(ended.refused)
  console.log(ended.message)
  return 0
}

function refuse(sentence) {
  console.error(sentence)
  return 1
}

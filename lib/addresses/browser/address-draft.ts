import { ASKED_FIELDS } from '#lib/contract/address-fields.ts'
import { STORAGE } from '#lib/cookies.ts'
import type { AddressValues } from '../rules/address-problems.ts'

/** An address that was being typed when its session ended: on which page, and which one if it was being changed. */
type AddressDraft = { at: string; id: string; values: Partial<AddressValues> }

const KEPT_MS = 30 * 60_000

/** Kept in this tab alone, for its owner, until it is saved or put away. */
export function keepDraft(owner: string, draft: AddressDraft, now = Date.now()) {
  if (owner) write(JSON.stringify({ ...draft, owner, since: now }))
}

/** What this customer had typed on this page. Anybody else's goes, as does an old one. */
export function readDraft(owner: string, at: string, now = Date.now()): AddressDraft | undefined {
  const stored = read()
  if (!stored) return undefined
  if (!owner || stored.owner !== owner || !(now - Number(stored.since) < KEPT_MS)) {
    dropDraft()
    return undefined
  }
  if (stored.at !== at) return undefined
  const values = stored.values !== null && typeof stored.values === 'object' ? stored.values : {}
  const typed = Object.entries(values).filter(
    ([name, value]) => ASKED_FIELDS.some(field => field === name) && typeof value === 'string',
  )
  return { at, id: String(stored.id ?? ''), values: Object.fromEntries(typed) }
}

export const dropDraft = () => write(undefined)

function read(): Record<string, unknown> | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE.addressDraft) ?? 'null')
    return stored !== null && typeof stored === 'object' ? (stored as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

function write(text: string | undefined) {
  try {
    if (text === undefined) sessionStorage.removeItem(STORAGE.addressDraft)
    else sessionStorage.setItem(STORAGE.addressDraft, text)
  } catch (cause) {
    // A browser that keeps nothing: then the address is typed once more.
    console.warn(cause)
  }
}

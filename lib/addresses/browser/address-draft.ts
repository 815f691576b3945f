import { STORAGE } from '#lib/browser-storage.ts'
import { FORM_FIELDS } from '#lib/contract/address-fields.ts'
import type { AddressValues } from '../rules/address-problems.ts'

/** The draft of an address form whose session ended: its page, and the id of the address if it was being changed. */
type AddressDraft = { at: string; id: string; values: Partial<AddressValues> }

const DRAFT_MS = 30 * 60_000

/** The draft stays in this tab, for its owner, until the address is saved or the form is closed. */
export function keepDraft(owner: string, draft: AddressDraft, now = Date.now()) {
  if (owner) write(JSON.stringify({ ...draft, owner, since: now }))
}

/** Returns what this customer typed on this page. A draft of another customer or an old one is deleted. */
export function readDraft(owner: string, at: string, now = Date.now()): AddressDraft | undefined {
  const stored = read()
  if (!stored) return undefined
  if (!owner || stored.owner !== owner || !(now - Number(stored.since) < DRAFT_MS)) {
    dropDraft()
    return undefined
  }
  if (stored.at !== at) return undefined
  const values = stored.values !== null && typeof stored.values === 'object' ? stored.values : {}
  const typed = Object.entries(values).filter(
    ([name, value]) => FORM_FIELDS.some(field => field === name) && typeof value === 'string',
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
    // The browser stores nothing: the customer has to type the address again.
    console.warn(cause)
  }
}

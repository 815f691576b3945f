import { RECENT_LIMIT } from '#lib/constants.ts'

/** What the browser stores of a viewed product. */
export type Recent = {
  id: number
  ASIN: string
  name: string
  image: string
  category: string
  discountPrice: number
  originalPrice: number
}

/** The list in the storage; invalid entries are left out. */
export function readRecent(stored: string | null | undefined): readonly Recent[] {
  if (!stored) return []
  let list: unknown
  try {
    list = JSON.parse(stored)
  } catch {
    return []
  }
  if (!Array.isArray(list)) return []
  return list
    .slice(0, 10 * RECENT_LIMIT)
    .flatMap(entry => readEntry(entry) ?? [])
    .filter((entry, index, all) => all.findIndex(other => other.id === entry.id) === index)
    .slice(0, RECENT_LIMIT)
}

/** Removes any earlier entry of the same product, puts this one first, and keeps at most 8. */
export const viewed = (entries: readonly Recent[], entry: Recent): readonly Recent[] =>
  [entry, ...entries.filter(({ id }) => id !== entry.id)].slice(0, RECENT_LIMIT)

function readEntry(entry: unknown): Recent | undefined {
  if (entry === null || typeof entry !== 'object') return undefined
  const fields = entry as Record<string, unknown>
  const id = fields.id
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id < 1) return undefined
  const name = text(fields.name)
  const ASIN = text(fields.ASIN)
  if (!name && !ASIN) return undefined
  return {
    id,
    ASIN,
    name,
    image: text(fields.image),
    category: text(fields.category),
    discountPrice: amount(fields.discountPrice),
    originalPrice: amount(fields.originalPrice),
  }
}

const text = (value: unknown) => (typeof value === 'string' && value.length <= 300 ? value.trim() : '')
const amount = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && value < 1e9 ? value : 0

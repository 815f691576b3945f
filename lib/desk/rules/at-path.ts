type Group = Record<string, unknown>

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What stands at a place like "seller.address.pin". */
export const atPath = (all: unknown, place: string): unknown =>
  place.split('.').reduce<unknown>((inner, key) => (isGroup(inner) ? inner[key] : undefined), all)

/** The same with another value there; undefined takes the key out, and groups that hold nothing any more. */
export function withPath(all: Group, place: string, value: unknown): Group {
  const [key = '', ...rest] = place.split('.')
  const inner = all[key]
  const next = rest.length > 0 ? withPath(isGroup(inner) ? inner : {}, rest.join('.'), value) : value
  const { [key]: _, ...others } = all
  return next === undefined || (isGroup(next) && Object.keys(next).length === 0)
    ? others
    : { ...others, [key]: next }
}

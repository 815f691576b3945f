import type { ThingFilter } from '#lib/desk/rules/thing-types.ts'

/** The list of things as a filter shows it. */
export function thingsPath({ q, section, show, few }: Partial<ThingFilter>, after?: number) {
  const asked = new URLSearchParams()
  if (q) asked.set('q', q)
  if (section !== undefined) asked.set('section', String(section))
  if (show && show !== 'all') asked.set('show', show)
  if (few !== undefined && show === 'few') asked.set('few', String(few))
  if (after !== undefined) asked.set('after', String(after))
  const query = asked.toString()
  return `/desk/things${query && `?${query}`}`
}

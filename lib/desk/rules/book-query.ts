import { dayOf } from './book-day.ts'
import { DESK } from './desk-path.ts'

export type BookQuery = Record<'person' | 'day' | 'about' | 'before', string | string[] | undefined>
export type BookFilters = { person?: string; day?: string; about?: string; before?: number }

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const LONGEST = 100

/** The filters in an address; what is none counts for nothing. */
export function bookWishOf({ person, day, about, before }: Partial<BookQuery>): BookFilters {
  const text = typeof about === 'string' ? about.trim().slice(0, LONGEST) : ''
  return {
    ...(typeof person === 'string' && ID.test(person) && { person }),
    ...(dayOf(day) && { day: dayOf(day) }),
    ...(text && { about: text }),
    ...(typeof before === 'string' && /^[1-9]\d{0,14}$/.test(before) && { before: Number(before) }),
  }
}

/** The page of the book with these filters. */
export function bookPath(filters: BookFilters): string {
  const query = Object.entries(filters).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return query.length > 0 ? `${DESK}/book?${new URLSearchParams(query)}` : `${DESK}/book`
}

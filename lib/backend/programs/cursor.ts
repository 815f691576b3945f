import 'server-only'
import { refusal } from '#lib/contract/refusal.ts'

/** Where a page of a list ends, as a text that says nothing to who reads it. */
export const cursorOf = (...parts: readonly (string | number)[]) =>
  Buffer.from(JSON.stringify(parts)).toString('base64url')

/** The parts of a cursor of the same list, or a refusal. */
export function readCursor<Parts extends readonly unknown[]>(
  cursor: string | undefined,
  isOne: (parts: readonly unknown[]) => parts is Parts,
): Parts | undefined {
  if (cursor === undefined) return undefined
  const parts = parsed(cursor)
  if (!Array.isArray(parts) || !isOne(parts)) throw refusal(400, 'cursorWrong')
  return parts
}

const parsed = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}

/** A moment with its millionths, as a list is sorted by it. */
export const isSortMoment = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(value) &&
  !Number.isNaN(Date.parse(value))

export const isTextOf =
  (most: number) =>
  (value: unknown): value is string =>
    typeof value === 'string' && value.length <= most && !value.includes('\0')

export const isWholeId = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= 2_147_483_647

/** SQL: a moment as a cursor keeps it. */
export const sortMoment = (sql: string) =>
  `to_char(${sql} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** A page of rows of which one more was read than are told. */
export const pageOf = <Row, Told>(
  rows: readonly Row[],
  limit: number,
  tell: (row: Row) => Told,
  cursor: (row: Row) => string,
) => {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { data: shown.map(tell), next: rows.length > limit && last !== undefined ? cursor(last) : null }
}

import 'server-only'
import { timingSafeEqual } from 'node:crypto'

/** Compares in constant time. By bytes: a text of the same length may have more of them. */
export function isSameSecret(given: string, expected: string | Buffer): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected as string)]
  return a.length === b.length && timingSafeEqual(a, b)
}

import { type Made, plainName } from './made.ts'
import type { Statement } from './statements.ts'

/** The fault of a statement that changes existing rows. */
export const faultOfRows = ({ bare, comment, body }: Statement, made: Made): string | undefined => {
  if (bare.startsWith('truncate')) return NEVER
  if (bare.startsWith('do')) return faultOfBlock(body, comment)
  const tables = [...bare.matchAll(WRITTEN)].map(([, table = '']) => plainName(table))
  const known = tables.filter(table => !made.has(`table ${table}`))
  if (known.length === 0 || isBackfill(comment)) return undefined
  return `it changes rows of ${known.join(' and ')} that shops have already. If it only fills what is new, say so in a comment right before it that begins with “Backfill:” and tells why the build before is not disturbed.`
}

// After "do update", and after "for update", no table follows.
const WRITTEN =
  /\b(?:insert into|delete from(?: only)?|merge into|update(?: only)?) (?!(?:set|skip|nowait|of)\b)([\w.]+)/g

const faultOfBlock = (body: string, comment: string) => {
  if (/\b(drop|alter|truncate|create|execute)\b/i.test(body))
    return 'a “do” block may only change rows. Write what it makes or drops as statements of their own, where this check can read them.'
  return isBackfill(comment)
    ? undefined
    : 'this check does not look into a “do” block. If it only fills what is new, say so in a comment right before it that begins with “Backfill:” and tells why the build before is not disturbed.'
}

const isBackfill = (comment: string) => /^backfill: \S/im.test(comment)

const NEVER =
  'it takes away rows that shops have. Leave them, and make a new table if they are of no more use.'

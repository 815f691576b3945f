import { faultOfReference } from './fault-of-reference.ts'
import { ADDED_COLUMN, ALTERED, type Made, plainName } from './made.ts'
import { partsOf, type Statement } from './statements.ts'

/** The fault of an `alter table` on a table that the previous build knows. */
export const faultOfAlter = ({ bare, comment }: Statement, made: Made): string | undefined => {
  const { table = '', actions = '' } = ALTERED.exec(bare)?.groups ?? {}
  if (made.has(`table ${plainName(table)}`)) return undefined
  for (const action of partsOf(actions)) {
    if (WIDER.test(action) && /^widens: \S/im.test(comment)) continue
    const fault = faultOfAction(action, plainName(table), made)
    if (fault) return fault
  }
  return undefined
}

const faultOfAction = (action: string, table: string, made: Made) => {
  const added = ADDED_COLUMN.exec(action)?.groups
  if (added) return faultOfColumn(`${table}.${added.column}`, String(added.rest), made)
  const [, column = '', change = ''] =
    /^alter (?:column )?(\w+) (.+)$/.exec(action) ??
    /^drop (?:column )?(?:if exists )?(\w+)()/.exec(action) ??
    []
  if (made.has(`column ${table}.${column}`)) return undefined
  if (/^(set|reset) \(/.test(action) || /^set (statistics|storage|compression)\b/.test(change))
    return undefined
  return REFUSED.find(([form]) => form.test(action))?.[1] ?? UNKNOWN
}

const faultOfColumn = (column: string, rest: string, made: Made) => {
  const hasValue = /\bdefault\b|\bgenerated\b|\b(small|big)?serial\b/.test(rest)
  if (/\bprimary key\b/.test(rest))
    return `${column} cannot become the key: the build before writes rows without it.`
  if (/\bnot null\b/.test(rest) && !hasValue)
    return `the build before writes rows without ${column}, and each would fail. Give it a default, or let it be null.`
  if (/\bunique\b/.test(rest) && hasValue)
    return `every row that the build before writes gets the same default in ${column}, and the second would fail. Leave the default out.`
  return faultOfReference(rest, made)
}

// A check constraint that is dropped to allow more values.
const WIDER = /^drop constraint (if exists )?\w+_check$/

const REFUSED: [RegExp, string][] = [
  [
    /^drop constraint\b/,
    'the build before relies on this rule: it reads what the rule forbids today as impossible, and “on conflict” needs a unique one. Leave it, and put what is new into a new column. If a check of values is dropped and the build before passes over new values, say so in a comment right before it that begins with “Widens:”.',
  ],
  [
    /^drop\b/,
    'the build before reads and writes this column. Leave it, and say in a comment on it since when no code needs it.',
  ],
  [
    /^rename\b/,
    'the build before knows it by its old name. Add a new one beside it, write both, and read the new one.',
  ],
  [
    /^alter .*\btype\b/,
    'the build before reads and writes the old type, and PostgreSQL would write the whole table anew while everybody waits. Add a column of the new type beside it.',
  ],
  [
    /^alter .*\bset not null\b/,
    'the build before may write this column empty. Keep it as it is, and refuse what is empty in the code.',
  ],
  [
    /^alter .*\bdrop not null\b/,
    'the build before reads this column as never empty. Add a new column that may be.',
  ],
  [
    /^alter .*\b(set|drop) default\b/,
    'the build before leaves this column to its default and knows what that is. Write the new value in the code that means it.',
  ],
  [
    /^add\b/,
    'rows that the build before writes may break a new rule, and fail. Write the rule at a new column (add column … check (…)), or keep it in the code.',
  ],
]

const UNKNOWN =
  'this check does not know this change of a table: write it in another way, or teach scripts/migrations/fault-of-alter.ts what it means to the build before.'

import { faultOfAlter } from './fault-of-alter.ts'
import { faultOfCreate } from './fault-of-create.ts'
import { faultOfRows } from './fault-of-rows.ts'
import { type Made, type Migration, madeBy, makes, plainName } from './made.ts'
import { partsOf, type Statement, statementsOf } from './statements.ts'

/**
 * Why new migrations would break the previous build, which runs beside this one while a version is rolled out, and
 * again after a rollback. `released` are the migrations that shops have applied already.
 */
export const faultsOf = (fresh: Migration[], released: Migration[]): string[] => {
  const old = madeBy(released)
  const made: Made = new Set()
  return fresh.flatMap(({ name, sql }) =>
    statementsOf(sql).flatMap((statement, index) => {
      const fault = faultOf(statement, made, old)
      for (const one of makes(statement.bare)) made.add(one)
      return fault ? [`${name}, statement ${index + 1}, “${shortened(statement.text)}”: ${fault}`] : []
    }),
  )
}

/**
 * `made` lists what the new migrations have created so far: the previous build does not know it, so it may change
 * freely.
 */
const faultOf = (statement: Statement, made: Made, old: Made): string | undefined => {
  const [first = '', second = ''] = statement.bare.split(' ')
  if (first === 'create' && IS_ON_SEARCH.test(statement.bare)) return ON_SEARCH
  if (first === 'create') return faultOfCreate(statement, made, old)
  if (first === 'alter' && second === 'table') return faultOfAlter(statement, made)
  if (first === 'drop') return faultOfDrop(statement, made)
  if (['insert', 'update', 'delete', 'merge', 'with', 'truncate', 'do'].includes(first))
    return faultOfRows(statement, made)
  if (first === 'select' || (first === 'comment' && second === 'on')) return undefined
  return `this check does not know “${first} ${second}”: write it in another way, or teach scripts/migrations/faults.ts what it means to the build before.`
}

const faultOfDrop = ({ bare }: Statement, made: Made) => {
  const [, kind = '', names = ''] = /^drop (?:materialized )?(\w+) (?:if exists )?(.+)$/.exec(bare) ?? []
  const isNew = (name: string) => made.has(`${kind} ${plainName(/^[\w.]*/.exec(name)?.[0] ?? '')}`)
  if (partsOf(names).every(isNew)) return undefined
  return `the build before still uses this ${kind}. Leave it, and say in a comment on it since when no code needs it.`
}

// lib/backend/search/index-products.ts of the previous build recreates it with the columns that it finds.
const IS_ON_SEARCH = /\b(on|from|join|references) (only )?(public\.)?product_search\b/
const ON_SEARCH =
  'an import puts a new table in the place of product_search: an index or trigger on it is lost then, and a view of it or a reference to it stops the import. Only a column stays. Make a table of its own beside it.'

const LONGEST = 90
const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text)

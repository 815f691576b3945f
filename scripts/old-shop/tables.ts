import type { Ask } from './facts.ts'

export type Table = {
  rows: number
  /** The columns of its primary key. */
  key: string[]
  /** Each column with a digest of its values, row by row; 'missing' if the table lacks the column. */
  columns: Record<string, string>
}

/** Every table with its content, or the columns of it that `known` names. */
export const readTables = async (query: Ask, known?: Record<string, Table>) => {
  const found = Object.groupBy(await query<Column>(COLUMNS), column => column.name)
  const tables = known ?? Object.fromEntries(Object.entries(found).map(([name, all]) => [name, asTable(all)]))
  const read: Record<string, Table> = {}
  for (const [name, { key, columns }] of Object.entries(tables)) {
    const present = new Set(found[name]?.map(({ column }) => column))
    if (key.every(column => present.has(column)))
      read[name] = await readTable(query, name, key, Object.keys(columns), present)
  }
  return read
}

type Column = { name: string; column: string; isKey: boolean }

const asTable = (all: Column[] = []): Table => ({
  rows: 0,
  key: all.filter(({ isKey }) => isKey).map(({ column }) => column),
  columns: Object.fromEntries(all.map(({ column }) => [column, ''])),
})

const readTable = async (
  query: Ask,
  name: string,
  key: string[],
  columns: string[],
  present: Set<string>,
): Promise<Table> => {
  const digests = columns.map(column => (present.has(column) ? digestOf(key, column) : `'missing'`))
  const [row] = await query<{ rows: number; digests: string[] }>(
    `select count(*)::int as rows, array[${digests.join(', ')}] as digests from ${name}`,
  )
  return {
    rows: row?.rows ?? 0,
    key,
    columns: Object.fromEntries(columns.map((column, n) => [column, String(row?.digests[n])])),
  }
}

const digestOf = (key: string[], column: string) => {
  const row = `row(${[...key, column].map(quoted).join(', ')})::text`
  return `md5(coalesce(string_agg(${row}, e'\\n' order by ${row}), ''))`
}

const quoted = (name: string) => `"${name}"`

// The list of migrations grows with each upgrade, and is compared separately.
const COLUMNS = `
  select c.table_schema || '.' || c.table_name as name, c.column_name as column, k.column_name is not null as "isKey"
  from information_schema.columns c
  join information_schema.tables t using (table_schema, table_name)
  left join information_schema.table_constraints p
    on (p.table_schema, p.table_name, p.constraint_type) = (c.table_schema, c.table_name, 'PRIMARY KEY')
  left join information_schema.key_column_usage k
    on (k.constraint_schema, k.constraint_name, k.table_name, k.column_name)
     = (p.constraint_schema, p.constraint_name, c.table_name, c.column_name)
  where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
    and c.table_name <> 'migrations'
  order by 1, c.ordinal_position`

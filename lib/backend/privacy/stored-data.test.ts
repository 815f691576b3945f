import {
  NOT_PERSONAL,
  personalColumns,
  TABLES_OF_STAFF,
  TABLES_WITHOUT_PEOPLE,
} from '#lib/privacy/rules/stored-data.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'

withTestDatabase()

const COLUMNS = `
  select table_name as table, array_agg(column_name::text order by ordinal_position) as columns
    from information_schema.columns where table_schema = 'public' group by table_name order by table_name`

test('Law 24: each column of the database is in the privacy notice, or holds nothing of people', async () => {
  const tables = await db.query<{ table: string; columns: string[] }>(COLUMNS)
  const named = personalColumns()
  const missing = tables.flatMap(({ table, columns }) => {
    if ([...TABLES_WITHOUT_PEOPLE, ...TABLES_OF_STAFF].includes(table)) return []
    const known = [...(named.get(table) ?? []), ...(NOT_PERSONAL[table] ?? [])]
    return columns.filter(column => !known.includes(column)).map(column => `${table}.${column}`)
  })
  expect(missing).toEqual([])
})

test('the notice names no column and no table that there is not', async () => {
  const tables = await db.query<{ table: string; columns: string[] }>(COLUMNS)
  const there = new Map(tables.map(({ table, columns }) => [table, columns]))
  const stray = [...personalColumns(), ...Object.entries(NOT_PERSONAL)].flatMap(([table, columns]) =>
    columns.filter(column => !there.get(table)?.includes(column)).map(column => `${table}.${column}`),
  )
  expect([stray, [...TABLES_WITHOUT_PEOPLE, ...TABLES_OF_STAFF].filter(table => !there.has(table))]).toEqual([
    [],
    [],
  ])
})

test('no column is said twice, and none is personal and not', () => {
  for (const [table, columns] of personalColumns()) {
    expect([table, new Set(columns).size]).toEqual([table, columns.length])
    expect(columns.filter(column => NOT_PERSONAL[table]?.includes(column))).toEqual([])
  }
})

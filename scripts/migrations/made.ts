import { partsOf, statementsOf } from './statements.ts'

/** What migrations create, by name: "table orders", "column orders.courier", "function search_words_like". */
export type Made = Set<string>

export type Migration = { name: string; sql: string }

export const madeBy = (migrations: Migration[]): Made =>
  new Set(migrations.flatMap(({ sql }) => statementsOf(sql).flatMap(({ bare }) => makes(bare))))

/** What one statement creates. */
export const makes = (bare: string): string[] => {
  const created = CREATED.exec(bare)
  if (created?.groups) return [`${created.groups.kind} ${plainName(String(created.groups.name))}`]
  const altered = ALTERED.exec(bare)
  if (!altered?.groups) return []
  const table = plainName(String(altered.groups.table))
  return partsOf(String(altered.groups.actions)).flatMap(action => {
    const column = ADDED_COLUMN.exec(action)?.groups?.column
    return column ? [`column ${table}.${column}`] : []
  })
}

export const NAME = String.raw`[\w.]+`

export const ALTERED = new RegExp(
  String.raw`^alter table (?:if exists )?(?:only )?(?<table>${NAME})(?: \*)? (?<actions>.+)$`,
)

export const ADDED_COLUMN =
  /^add (?:column )?(?:if not exists )?(?!(?:constraint|check|unique|primary|foreign|exclude)\b)(?<column>\w+) (?<rest>.+)$/

const CREATED = new RegExp(
  String.raw`^create (?:or replace )?(?:unlogged |temporary |temp |constraint |materialized |recursive |unique )*(?<kind>table|index|function|procedure|view|trigger|type|sequence|schema|aggregate) (?:if not exists )?(?<name>${NAME})`,
)

/** Tables are in the schema "public" unless another is named. */
export const plainName = (name: string) => name.replace(/^public\./, '')

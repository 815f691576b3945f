import 'server-only'
import { synonymCircle, synonymsTooMany, synonymTwice } from '#messages/imports.ts'
import type { Db } from '../db/pool.ts'
import type { ImportErrors } from './errors.ts'
import { findTable } from './find-table.ts'
import { inCircles } from './in-circles.ts'
import { readTable } from './read-table.ts'
import { SYNONYMS_TABLE, type SynonymCells, synonymCells, synonymKey } from './synonym-cells.ts'

type Options = { folder: string; errors: ImportErrors; warnings: ImportErrors; withdrawMissing: boolean }

// They are all in the memory of each process of the shop.
const MOST = 10_000

/** Reads and saves synonyms.csv, if there is one; gives its rows, and how many words mean something else now. */
export const importSynonyms = async (
  tx: Db,
  { withdrawMissing, ...options }: Options,
): Promise<{ rows: SynonymCells[]; changed: number }> => {
  const { folder, errors, warnings } = options
  if (!findTable(folder, SYNONYMS_TABLE.file)) return { rows: [], changed: 0 }
  const before = errors.count
  const rows = await readSynonyms(options)
  checkTwice(rows, errors)
  warnOfCircles(rows, warnings)
  if (errors.count > before) return { rows: [], changed: 0 }
  const saved = await tx.run(SAVE, [JSON.stringify(rows)])
  const gone = withdrawMissing ? await tx.run(WITHDRAW, [rows.map(({ key }) => key)]) : 0
  const all = await tx.one<{ count: number }>(COUNT)
  if ((all?.count ?? 0) > MOST)
    errors.add({ file: SYNONYMS_TABLE.file, reason: synonymsTooMany(MOST, all?.count) })
  return { rows, changed: saved + gone }
}

const readSynonyms = async ({ folder, errors }: Pick<Options, 'folder' | 'errors'>) => {
  const rows: SynonymCells[] = []
  for await (const batch of readTable(SYNONYMS_TABLE, { folder, errors }))
    for (const row of batch) {
      if (rows.length === MOST) {
        errors.add({ file: SYNONYMS_TABLE.file, line: row.line, reason: synonymsTooMany(MOST) })
        return rows
      }
      rows.push(synonymCells(row, errors))
    }
  return rows
}

const checkTwice = (rows: SynonymCells[], errors: ImportErrors) => {
  const lines = new Map<string, number>()
  for (const { key, line, word, unsure } of rows) {
    if (unsure) continue
    const earlier = lines.get(key)
    if (earlier === undefined) lines.set(key, line)
    else
      errors.add({
        ...{ file: SYNONYMS_TABLE.file, line, column: 'word', value: word },
        reason: synonymTwice(word, earlier),
      })
  }
}

/** Two words that mean each other are fine; who writes a longer circle expects that it is followed. */
const warnOfCircles = (rows: SynonymCells[], warnings: ImportErrors) => {
  const found = inCircles(new Map(rows.map(({ key, means }) => [key, means.map(synonymKey)])))
  for (const { key, line, word } of rows)
    if (found.has(key))
      warnings.add({
        ...{ file: SYNONYMS_TABLE.file, line, column: 'means', value: word },
        reason: synonymCircle(word),
      })
}

const SAVE = `insert into synonyms as s (key, word, means)
  select key, word, means from json_to_recordset($1::json) as r (key text, word text, means text[])
  on conflict (key) do update set word = excluded.word, means = excluded.means
  where s.means is distinct from excluded.means`

const WITHDRAW = `update synonyms set means = '{}' where means <> '{}' and key <> all($1)`

const COUNT = `select count(*)::int as count from synonyms where means <> '{}'`

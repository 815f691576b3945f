import 'server-only'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Db } from '../db/pool.ts'
import { BYTE_ORDER_MARK, csvLine } from './csv.ts'
import { SYNONYMS_TABLE } from './synonym-cells.ts'

/** Writes what words mean; no file where nothing was said. */
export const exportSynonyms = async (tx: Db, folder: string) => {
  const file = path.join(folder, SYNONYMS_TABLE.file)
  await rm(file, { force: true })
  const rows = await tx.query<{ word: string; means: string[] }>(ALL)
  if (rows.length === 0) return
  const lines = rows.map(({ word, means }) => csvLine([word, means.join('|')]))
  await writeFile(file, BYTE_ORDER_MARK + csvLine(SYNONYMS_TABLE.required) + lines.join(''))
}

const ALL = `select word, means from synonyms where means <> '{}' order by key`

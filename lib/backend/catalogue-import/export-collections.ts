import 'server-only'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { inRupees, saleMoment } from '../catalogue/column-codecs.ts'
import type { Db } from '../db/pool.ts'
import { COLLECTIONS_TABLE } from './collection-cells.ts'
import { BYTE_ORDER_MARK, csvLine } from './csv.ts'

/** Writes the collections; no file where there are none. */
export const exportCollections = async (tx: Db, folder: string, take: (picture: string) => Promise<void>) => {
  const file = path.join(folder, COLLECTIONS_TABLE.file)
  await rm(file, { force: true })
  const rows = await tx.query<Row>(ALL)
  if (rows.length === 0) return
  const columns = [...COLLECTIONS_TABLE.required, ...COLLECTIONS_TABLE.optional]
  const lines = rows.map(row => csvLine(columns.map(column => cellOf(row, column))))
  for (const { image, banner } of rows) for (const name of [image, banner]) if (name) await take(String(name))
  await writeFile(file, BYTE_ORDER_MARK + csvLine(columns) + lines.join(''))
}

type Row = Record<string, string | number | Date | null>

const cellOf = (row: Row, column: string) => {
  const value = row[column] ?? ''
  if (value instanceof Date) return saleMoment(column === 'show_to' ? 'end' : 'start').write(value)
  return PRICES.includes(column) && typeof value === 'number' ? inRupees(value) : String(value)
}
const PRICES = ['price_from', 'price_to']

const ALL = `select id, name, position as "order", short_desc, description, image, banner, show_from, show_to,
    tag, brand, price_from, price_to, array_to_string(products, '|') as products
  from collections where not withdrawn order by position, id`

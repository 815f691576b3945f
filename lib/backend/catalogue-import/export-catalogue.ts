import 'server-only'
import { mkdir, open, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import {
  type CellValues,
  EXPORTED_COLUMNS,
  type FREE_COLUMNS,
  WHOLE_PRODUCTS,
} from '../catalogue/product-columns.ts'
import { sizeOfVariant } from '../catalogue/sellable-sql.ts'
import { IS_KEPT, usedColumns, usedFreeColumns } from '../catalogue/used-columns.ts'
import type { Db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import { media } from '../media/media.ts'
import { uploadName } from '../media/media-names.ts'
import type { MediaStore } from '../media/media-store.ts'
import { readStoredShop } from '../shop/read-shop.ts'
import { filesOfShop } from '../shop/shop-file.ts'
import { fromStored } from '../shop/shop-json.ts'
import { BYTE_ORDER_MARK, csvLine } from './csv.ts'
import { DECLARED_COLUMNS } from './declared-cells.ts'
import { exportCollections } from './export-collections.ts'
import { exportDelivery } from './export-delivery.ts'
import { exportSynonyms } from './export-synonyms.ts'
import { exportVariants } from './export-variants.ts'
import { writePolicyFiles } from './policy-files.ts'
import { ATTRIBUTE } from './product-cells.ts'
import { SECTIONS_TABLE } from './section-cells.ts'

type ExportOptions = { folder: string; store?: MediaStore; progress?: (done: number, of: number) => void }
export type ExportReport = { products: number; sections: number; pictures: number; missing: number }

/** Writes what is on sale as a folder that the import takes in again. */
export const exportCatalogue = async ({
  folder,
  store = media(),
  progress,
}: ExportOptions): Promise<ExportReport> => {
  await mkdir(path.join(folder, 'pictures'), { recursive: true })
  return transaction(async tx => {
    // One moment of the shop, however long the writing takes.
    await tx.query('set transaction isolation level repeatable read, read only')
    await tx.query('set local statement_timeout = 0')
    const pictures = pictureCopier(store, path.join(folder, 'pictures'))
    await exportShop(tx, folder, pictures.take)
    const sections = await exportSections(tx, folder, pictures.take)
    const products = await exportProducts(tx, folder, pictures.take, progress)
    await exportVariants(tx, folder, pictures.take)
    await exportCollections(tx, folder, pictures.take)
    await exportSynonyms(tx, folder)
    await exportDelivery(tx, folder)
    return { sections, products, ...pictures.counts }
  })
}

type Take = (name: string) => Promise<void>

const exportShop = async (tx: Db, folder: string, take: Take) => {
  const stored = await readStoredShop(tx)
  if (!stored) return
  for (const name of filesOfShop(stored.details)) await take(name)
  const shop = fromStored(stored)
  const policies = await writePolicyFiles(folder, shop.policies)
  await writeFile(path.join(folder, 'shop.json'), `${JSON.stringify({ ...shop, policies }, null, 2)}\n`)
}

const exportSections = async (tx: Db, folder: string, take: Take) => {
  const found = await tx.query<Record<string, string | number | null> & { declared: object }>(SECTIONS)
  const rows = found.map(
    ({ declared, ...row }): Record<string, string | number | null> => ({ ...row, ...declared }),
  )
  const all: readonly string[] = [...SECTIONS_TABLE.required, ...SECTIONS_TABLE.optional]
  const columns = all.filter(column => !SELDOM.includes(column) || rows.some(row => isSaid(row[column])))
  const lines = rows.map(row => csvLine(columns.map(column => String(row[column] ?? ''))))
  for (const row of rows) for (const name of [row.image, row.banner]) if (name) await take(String(name))
  await writeFile(path.join(folder, SECTIONS_TABLE.file), BYTE_ORDER_MARK + csvLine(columns) + lines.join(''))
  return rows.length
}

// Left out where no section says them.
const SELDOM: string[] = ['old_addresses', 'hsn', ...DECLARED_COLUMNS]
const isSaid = (value: string | number | null | undefined) =>
  value !== undefined && value !== null && value !== ''

const BATCH = 1_000

const exportProducts = async (tx: Db, folder: string, take: Take, progress: ExportOptions['progress']) => {
  const fields = await fieldsIn(tx)
  const file = path.join(folder, 'products.csv')
  const out = await open(`${file}.part`, 'w')
  const all = (
    await tx.one<{ count: number }>(`select count(*)::int as count from products p where ${IS_KEPT}`)
  )?.count
  let done = 0
  try {
    await out.write(BYTE_ORDER_MARK + csvLine(fields.map(({ name }) => name)))
    for (let after = 0; ; ) {
      const rows = await tx.query<ExportRow>(PRODUCTS, [after, BATCH])
      const last = rows.at(-1)
      if (!last) break
      await out.write(rows.map(row => csvLine(fields.map(({ write }) => write(row)))).join(''))
      for (const row of rows) for (const name of [...row.images, row.film]) if (name) await take(name)
      after = last.id
      done += rows.length
      progress?.(done, all ?? done)
    }
  } finally {
    await out.close()
  }
  await rename(`${file}.part`, file)
  return done
}

type Field = { name: string; write: (row: ExportRow) => string }

/** The columns of the file: ours, what is kept under names of the seller's, attributes. */
const fieldsIn = async (tx: Db): Promise<Field[]> => {
  const ours = await usedColumns(tx, IS_KEPT)
  const free = await usedFreeColumns(tx, IS_KEPT)
  const attributes = await usedAttributes(tx)
  return [
    ...ours.map(({ csv, sql, write }) => ({
      name: csv,
      write: (row: ExportRow) => write(row[sql as keyof typeof row]),
    })),
    ...free.map(({ sql, prefix, key }) => ({
      name: prefix + key,
      write: (row: ExportRow) => String(row[sql]?.[key] ?? ''),
    })),
    ...attributes.map(name => ({
      name: ATTRIBUTE + name,
      write: (row: ExportRow) => row.attributes[name] ?? '',
    })),
  ]
}

const usedAttributes = async (tx: Db) => {
  const shop = await tx.one<{ attribute_order: string[] }>('select attribute_order from shop')
  const rows = await tx.query<{ name: string }>(
    `select distinct key as name from products p join product_texts t on t.product_id = p.id,
      json_object_keys(t.attributes) as key where ${IS_KEPT} order by key`,
  )
  const used = rows.map(row => row.name)
  const ordered = (shop?.attribute_order ?? []).filter(name => used.includes(name))
  return [...ordered, ...used.filter(name => !ordered.includes(name))]
}

const pictureCopier = (store: MediaStore, to: string) => {
  const counts = { pictures: 0, missing: 0 }
  const seen = new Set<string>()
  const take = async (name: string) => {
    if (seen.has(name)) return
    if (seen.size > 100_000) seen.clear()
    seen.add(name)
    if (await store.fetch(uploadName(name), path.join(to, name))) counts.pictures++
    else counts.missing++
  }
  return { take, counts }
}

type ExportRow = CellValues & { id: number; sizes: string[]; attributes: Record<string, string> } & {
  [Name in (typeof FREE_COLUMNS)[number]['sql']]: Record<string, string> | null
}

const SECTIONS = `select level, id, parent_id, name, position as "order", category_name, short_desc, description,
    url, image, banner, array_to_string(old_addresses, '|') as old_addresses, declared
  from sections where not withdrawn
  order by array_position(array['group', 'category', 'subcategory'], level), position, id`

// What variants.csv tells.
const WITHOUT_OWN_STOCK = `and not (p.slots <> '{}' and exists (select from variants v where v.product_id = p.id
  and not v.withdrawn and ${sizeOfVariant('v')} = z.size_desc and (v.stock is not null or v.unlimited)))`

const PRODUCTS = `select p.id, ${EXPORTED_COLUMNS}, t.attributes, case when 'color' = any(p.slots) and exists (
      select from variants v where v.product_id = p.id and not v.withdrawn) then '{}' else p.colors end as colors,
    coalesce((select array_agg(z.size_desc || ':' || z.stock order by z.unit_id)
      from product_sizes z where z.product_id = p.id ${WITHOUT_OWN_STOCK}), '{}') as sizes
  from ${WHOLE_PRODUCTS}
  where ${IS_KEPT} and p.id > $1 order by p.id limit $2`

import 'server-only'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type DeliverySettings, NO_DELIVERY_SETTINGS } from '#lib/delivery/rules/delivery-settings.ts'
import type { DeliveryTerms } from '#lib/delivery/rules/delivery-terms.ts'
import type { ActRefused, ActResult } from '#lib/desk/rules/act-types.ts'
import { thisIs } from '#messages/desk-shop.ts'
import {
  deliverySaved,
  deliverySettingsSaved,
  placeOf,
  rowGone,
  rowRemoved,
  rowSaved,
  tableNeeded,
} from '#messages/desk-shop-delivery.ts'
import { onlyStateOf } from '../../bills/refuse-unserved.ts'
import { csvLine } from '../../catalogue-import/csv.ts'
import { DELIVERY_TABLE } from '../../catalogue-import/delivery-cells.ts'
import type { ImportError } from '../../catalogue-import/errors.ts'
import { DELIVERY_COLUMNS, deliveryLine } from '../../catalogue-import/export-delivery.ts'
import { DELIVERY_FILE } from '../../catalogue-import/import-delivery-settings.ts'
import { type Db, db } from '../../db/pool.ts'
import { knownSeller } from '../../shop/read-seller.ts'
import { changedMeanwhile } from './changed-meanwhile.ts'
import { publishChange } from './publish-change.ts'
import { seenOf } from './settings-page.ts'

type Row = { name: string; terms: DeliveryTerms }

/** As many rows as a page shows. */
const SHOWN = 100

const allRows = (on: Db = db) => on.query<Row>(ROWS, [DELIVERY_FILE])

export async function readDelivery({ page = 1 }: { page?: number }) {
  const rows = await allRows()
  const from = (Math.max(1, page) - 1) * SHOWN
  return {
    rows: rows.slice(from, from + SHOWN),
    count: rows.length,
    hasOthers: rows.some(({ name }) => name === '*'),
    pages: Math.max(1, Math.ceil(rows.length / SHOWN)),
    seen: seenOf(rows),
    settings: await readSettings(),
    onlyState: onlyStateOf(await knownSeller(), ''),
  }
}

const readSettings = async (on: Db = db): Promise<DeliverySettings> => ({
  ...NO_DELIVERY_SETTINGS,
  ...(await on.one<{ terms: DeliverySettings }>(SETTINGS, [DELIVERY_FILE]))?.terms,
})

/** The whole table, as a sheet is read: what it does not name any more goes. */
export async function saveTable(text: string, seen: string): Promise<ActResult> {
  if (!text.trim()) return { refused: '', fields: { table: tableNeeded } }
  const withHead = /^\W*prefix\b/i.test(text) ? text : `${csvLine(DELIVERY_COLUMNS)}${text}`
  const refused = await changeTable(seen, () => tabsToCommas(withHead))
  return refused ?? { message: deliverySaved, about: 'delivery', changed: { 'delivery.csv': [] } }
}

export type TypedRow = Record<(typeof DELIVERY_COLUMNS)[number], string>

/** Adds a row, or changes the one of the same prefix. */
export async function saveRow(typed: TypedRow, was: string): Promise<ActResult> {
  const line = csvLine(DELIVERY_COLUMNS.map(column => typed[column]))
  const prefix = typed.prefix.replace(/\s/g, '')
  const others = (rows: Row[]) => rows.filter(({ name }) => name !== prefix && name !== was)
  const refused = await changeTable(
    undefined,
    rows => [csvLine(DELIVERY_COLUMNS), ...others(rows).map(deliveryLine), line].join(''),
    besideFields,
  )
  return refused ?? { message: rowSaved(prefix), about: 'delivery', changed: { [placeOf(prefix)]: [] } }
}

export async function removeRow(prefix: string): Promise<ActResult> {
  const refused = await changeTable(undefined, rows =>
    rows.some(({ name }) => name === prefix)
      ? [csvLine(DELIVERY_COLUMNS), ...rows.filter(({ name }) => name !== prefix).map(deliveryLine)].join('')
      : undefined,
  )
  return refused ?? { message: rowRemoved(prefix), about: 'delivery', changed: { [placeOf(prefix)]: [] } }
}

export async function saveDeliverySettings(settings: DeliverySettings): Promise<ActResult> {
  const refused = await publishChange('/desk/shop/delivery', async (_, folder) => {
    await writeFile(path.join(folder, DELIVERY_FILE), JSON.stringify(settings))
    return undefined
  })
  return refused ?? { message: deliverySettingsSaved, about: 'delivery', changed: { 'delivery.json': [] } }
}

// The other rows were right before.
const besideFields = (errors: readonly ImportError[]): ActRefused => ({
  refused: '',
  fields: Object.fromEntries(
    errors.map(({ column = 'prefix', reason }) => [column, thisIs(reason)]).reverse(),
  ),
})

const changeTable = (
  seen: string | undefined,
  textOf: (rows: Row[]) => string | undefined,
  tell?: (errors: readonly ImportError[]) => ActRefused,
) =>
  publishChange(
    '/desk/shop/delivery',
    async (tx, folder) => {
      const rows = await allRows(tx)
      if (seen !== undefined && seen !== seenOf(rows)) return changedMeanwhile('delivery')
      const text = textOf(rows)
      if (text === undefined) return { refused: rowGone }
      await writeFile(path.join(folder, DELIVERY_TABLE.file), text)
      return undefined
    },
    tell,
  )

/** A table that was copied out of a spreadsheet. */
const tabsToCommas = (text: string) =>
  /\t/.test(text.split('\n', 1)[0] ?? '') ? text.replaceAll('\t', ',') : text

const ROWS = 'select name, terms from delivery_rules where terms is not null and name <> $1 order by name'
const SETTINGS = 'select terms from delivery_rules where terms is not null and name = $1'

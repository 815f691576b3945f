import 'server-only'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { DeliveryTerms } from '#lib/delivery/rules/delivery-terms.ts'
import type { Db } from '../db/pool.ts'
import { BYTE_ORDER_MARK, csvLine } from './csv.ts'
import { DELIVERY_TABLE } from './delivery-cells.ts'
import { DELIVERY_FILE } from './import-delivery-settings.ts'

/** Writes how the shop delivers; no file where nothing was said. */
export const exportDelivery = async (tx: Db, folder: string) => {
  const [table, settings] = [DELIVERY_TABLE.file, DELIVERY_FILE].map(name => path.join(folder, name))
  for (const file of [table, settings]) await rm(file as string, { force: true })
  const all = await tx.query<{ name: string; terms: DeliveryTerms }>(ALL)
  const rows = all.filter(({ name }) => name !== DELIVERY_FILE)
  const told = all.find(({ name }) => name === DELIVERY_FILE)
  if (told) await writeFile(settings as string, `${JSON.stringify(told.terms, null, 2)}\n`)
  if (rows.length === 0) return
  await writeFile(
    table as string,
    BYTE_ORDER_MARK + csvLine(DELIVERY_COLUMNS) + rows.map(deliveryLine).join(''),
  )
}

export const DELIVERY_COLUMNS = [...DELIVERY_TABLE.required, ...DELIVERY_TABLE.optional]

/** One row as the table has it. */
export const deliveryLine = ({ name, terms }: { name: string; terms: DeliveryTerms }) =>
  csvLine(cellsOf(name, terms))

const cellsOf = (name: string, { charge, served, cod, codMax, days }: DeliveryTerms) => [
  name,
  rupees(charge),
  served ? 'yes' : 'no',
  cod ? 'yes' : 'no',
  codMax === undefined ? '' : rupees(codMax),
  ...[days?.from, days?.to].map(day => (day === undefined ? '' : String(day))),
]

const rupees = (paise: number) => (paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2))

const ALL = 'select name, terms from delivery_rules where terms is not null order by name'

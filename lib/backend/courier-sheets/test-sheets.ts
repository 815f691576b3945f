import 'server-only'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { db } from '../db/pool.ts'
import { stepOrder } from '../orders/step-order.ts'
import { newBuyer, order } from '../orders/test-orders.ts'
import { exportParcels } from './export-parcels.ts'

/** For tests: sheets as files, which go with the test file. */
export function testSheets() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sheets-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  let made = 0
  return (rows: readonly (readonly (string | number)[])[] | string | Buffer, ending = 'csv') => {
    const file = path.join(folder, `sheet-${++made}.${ending}`)
    const text = Array.isArray(rows)
      ? rows.map(row => row.map(quoted).join(',')).join('\r\n')
      : (rows as string | Buffer)
    writeFileSync(file, text)
    return file
  }
}

const quoted = (cell: string | number) => `"${String(cell).replaceAll('"', '""')}"`

export const placeCod = async (id = 1, units = 1) =>
  (await order(await newBuyer(), 'COD', [{ id, units }])).coorderid

export const packed = async (id = 1, units = 1) => {
  const placed = await placeCod(id, units)
  await stepOrder(placed, 'packed')
  return placed
}

/** Sent with this number, and brought. */
export const brought = async (number: string, courier = 'India Post') => {
  const id = await packed()
  await stepOrder(id, 'shipped', { courier, number })
  await stepOrder(id, 'delivered')
  return id
}

export const statesOf = async (sheet: number) =>
  (
    await db.query<{ line: number; state: string }>(
      'select line, state from courier_sheet_rows where sheet_id = $1 order by line',
      [sheet],
    )
  ).map(({ line, state }) => `${line} ${state}`)

/** The cells of a row of the exported sheet by their columns. */
export async function exportedRows(layout: Parameters<typeof exportParcels>[0], options = {}) {
  let text = ''
  for await (const row of exportParcels(layout, options)) text += row
  const [head = '', ...rows] = text
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\r\n')
  const cells = (line: string) =>
    [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) =>
      cell.replace(/^"|"$/g, '').replaceAll('""', '"'),
    )
  const names = cells(head)
  return rows.map(row => Object.fromEntries(cells(row).map((cell, at) => [names[at] ?? '', cell])))
}

import 'server-only'
import path from 'node:path'
import { COUPON_FIELDS, type NewCoupon, readCoupon } from '#lib/coupons/rules/coupon-fields.ts'
import { codeTwice, tooManyCoupons } from '#messages/cli-coupons.ts'
import { ImportErrors, ImportRefused } from '../catalogue-import/errors.ts'
import { readTable, type TableRow } from '../catalogue-import/read-table.ts'
import type { Db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import { addCoupon } from './add-coupons.ts'

const MOST = 10_000

type Row = { line: number; coupon: NewCoupon }

/** All coupons of a sheet, or none: each fault is told by its line. */
export async function importCoupons(source: string): Promise<{ added: number; known: number }> {
  const errors = new ImportErrors()
  const file = path.basename(source)
  const rows = await readRows(source, file, errors)
  return transaction(async tx => {
    const added = await addRows(tx, rows, file, errors)
    if (errors.count > 0) throw new ImportRefused(errors)
    return { added, known: rows.length - added }
  })
}

async function readRows(source: string, file: string, errors: ImportErrors) {
  const shape = { file, required: ['code'], optional: COUPON_FIELDS }
  const rows: Row[] = []
  const lines = new Map<string, number>()
  for await (const batch of readTable(shape, { folder: path.dirname(source), errors }))
    for (const row of batch) {
      if (rows.length === MOST) {
        errors.add({ file, line: row.line, reason: tooManyCoupons(MOST) })
        return rows
      }
      const coupon = couponOf(row, file, errors)
      if (!coupon) continue
      const before = lines.get(coupon.code)
      if (before === undefined) rows.push({ line: row.line, coupon })
      else errors.add({ file, line: row.line, column: 'code', reason: codeTwice(coupon.code, before) })
      lines.set(coupon.code, before ?? row.line)
    }
  return rows
}

function couponOf({ line, cells }: TableRow, file: string, errors: ImportErrors) {
  const read = readCoupon(cells.code ?? '', field => cells[field] ?? '')
  if ('coupon' in read) return read.coupon
  for (const reason of read.faults) errors.add({ file, line, reason })
  return undefined
}

async function addRows(tx: Db, rows: readonly Row[], file: string, errors: ImportErrors) {
  let added = 0
  for (const { line, coupon } of rows) {
    const result = await addCoupon(tx, coupon)
    if ('faults' in result) for (const reason of result.faults) errors.add({ file, line, reason })
    else if (result.isNew) added++
  }
  return added
}

import 'server-only'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { termsInWords } from '#lib/coupons/rules/terms-in-words.ts'
import type { ActResult } from '#lib/desk/rules/act-types.ts'
import { couponsImported } from '#messages/cli-coupons.ts'
import { sheetNeeded } from '#messages/desk-shop-coupons.ts'
import { ImportRefused } from '../../catalogue-import/errors.ts'
import { importCoupons } from '../../coupons/import-coupons.ts'
import { addNamedCoupon, allCoupons, stopCoupon } from '../../coupons/seller-coupons.ts'

const SHOWN = 100

/** The newest first. */
export async function readCoupons({ page = 1 }: { page?: number }) {
  const all = (await allCoupons()).reverse()
  const from = (Math.max(1, page) - 1) * SHOWN
  return {
    count: all.length,
    pages: Math.max(1, Math.ceil(all.length / SHOWN)),
    coupons: all.slice(from, from + SHOWN).map(coupon => ({
      code: coupon.code,
      terms: termsInWords(coupon),
      isStopped: coupon.stopped_at !== null,
      link: `/?c=${coupon.code}`,
    })),
  }
}

export async function addCouponOfDesk(code: string, typed: Record<string, unknown>): Promise<ActResult> {
  const { done, message } = await addNamedCoupon(code, field => String(typed[field] ?? ''))
  return done ? { message, about: code, changed: { code: ['', code] } } : { refused: message, about: code }
}

export async function stopCouponOfDesk(code: string): Promise<ActResult> {
  const { done, message } = await stopCoupon(code)
  return done
    ? { message, about: code, changed: { stopped: ['', 'yes'] } }
    : { refused: message, about: code }
}

/** All coupons of a sheet, or none: typed, or a file. */
export async function takeInCoupons(text: string, files: readonly File[]): Promise<ActResult> {
  const [file] = files
  const bytes = file ? Buffer.from(await file.arrayBuffer()) : Buffer.from(text)
  if (bytes.length === 0) return { refused: '', fields: { sheet: sheetNeeded } }
  const folder = await mkdtemp(path.join(os.tmpdir(), 'coupons-'))
  try {
    const sheet = path.join(folder, 'coupons.csv')
    await writeFile(sheet, bytes)
    const { added, known } = await importCoupons(sheet)
    return { message: couponsImported(added, known), changed: { coupons: [] } }
  } catch (error) {
    if (error instanceof ImportRefused) return { refused: error.message }
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

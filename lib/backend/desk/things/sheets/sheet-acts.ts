import 'server-only'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { refusal } from '#lib/contract/refusal.ts'
import type { ActResult } from '#lib/desk/rules/act-types.ts'
import { SHEET_FORMATS, type Sheet, type SheetOptions } from '#lib/desk/rules/sheet-types.ts'
import {
  filesHere,
  filesUnderWay,
  noFilesYet,
  ownerPublishes,
  sheetDropped,
  sheetGone,
  sheetIsChecked,
  sheetIsPublished,
  sheetLooked,
  sheetMoved,
  sheetNotNow,
  stockOfSheet,
  tooManySheets,
} from '#messages/desk-sheets.ts'
import { reloadPage } from '#messages/desk-things.ts'
import { transaction } from '../../../db/transaction.ts'
import { act } from '../../act.ts'
import { tellOwners } from '../../door/tell-owners.ts'
import { isProved } from '../../is-proved.ts'
import { KEEPERS } from '../edit-acts.ts'
import { sentFiles } from '../uploads/begin-upload.ts'
import { dropUpload } from '../uploads/refuse-upload.ts'
import { takeWholeFiles } from '../uploads/take-whole-files.ts'
import { dropSheet, makeSheet, queueSheet, readSheet, reopenSheet } from './sheet-jobs.ts'

const id = z.string(reloadPage).max(40)
const flag = z
  .string()
  .max(5)
  .optional()
  .transform(value => value === 'on')
const pathOfSheet = (sheet: string) => `/desk/import/${sheet}`
const begun = (sheet: string | undefined, message = ''): ActResult =>
  sheet ? { message, about: sheet, to: pathOfSheet(sheet) } : { refused: tooManySheets }

/** Sheets, what was published, and exports. */
export const sheetActs = {
  newSheet: act({
    roles: KEEPERS,
    input: z.object({}),
    do: async (_, by) => begun(await makeSheet(by, 'import')),
  }),
  sheetFiles: act({
    roles: KEEPERS,
    input: z.object({ id, files: z.array(z.instanceof(File)).max(50).default([]) }),
    do: async (given, by): Promise<ActResult> => {
      const { kept, refused } = await takeWholeFiles('sheet', given.id, given.files, by)
      if (kept.length === 0) return { refused: refused[0] ?? noFilesYet, about: given.id }
      return { message: [filesHere(kept.length), ...refused].join(' '), about: given.id }
    },
  }),
  dropSheetFile: act({
    roles: KEEPERS,
    input: z.object({ id, file: id }),
    do: async (given): Promise<ActResult> => {
      const isOf = (await sentFiles('sheet', given.id)).some(file => file.id === given.file)
      if ((await readSheet(given.id))?.state !== 'collecting' || !isOf) return { refused: sheetNotNow }
      await dropUpload(given.file)
      return { message: '', about: given.id }
    },
  }),
  /** Reads it whole and tells what it would change; the shop stays as it is. */
  checkSheet: act({
    roles: KEEPERS,
    input: z.object({
      ...{ id, from: z.enum(SHEET_FORMATS).catch('auto'), withdrawMissing: flag, byName: flag, strict: flag },
      beforeIsMrp: flag,
      stock: z
        .union([
          z.literal('').transform(() => undefined),
          z.coerce.number(stockOfSheet).int(stockOfSheet).min(0, stockOfSheet).max(100_000, stockOfSheet),
        ])
        .optional(),
    }),
    do: async ({ id: sheet, ...options }): Promise<ActResult> => {
      const files = await sentFiles('sheet', sheet)
      if (files.length === 0) return { refused: noFilesYet, about: sheet }
      if (files.some(({ state }) => state === 'open')) return { refused: filesUnderWay, about: sheet }
      const isQueued = await queueSheet(
        sheet,
        ['collecting', 'refused', 'failed', 'checked'],
        false,
        options as SheetOptions,
      )
      return isQueued ? { message: sheetIsChecked, about: sheet } : { refused: sheetNotNow, about: sheet }
    },
  }),
  /** Makes it the shop, as it was shown. */
  publishSheet: act({
    roles: KEEPERS,
    input: z.object({ id, seen: z.string(reloadPage).max(64), agreed: flag }),
    do: async (given, by): Promise<ActResult> => {
      const sheet = await readSheet(given.id)
      if (!sheet) return { refused: sheetGone }
      const { ownersParts = [] } = sheet.report
      if (ownersParts.length > 0 && by.role !== 'owner') return { refused: ownerPublishes, about: given.id }
      // Where payments by UPI go: as by the page of the UPI id.
      const isOfUpi = ownersParts.includes('upi')
      if (isOfUpi && !isProved(by)) throw refusal(403, 'deskProve')
      if (sheet.state !== 'checked') return { refused: sheetNotNow, about: given.id }
      if (seenSheet(sheet) !== given.seen) return { refused: sheetMoved, about: given.id }
      if ((sheet.report.doubts ?? []).length > 0 && !given.agreed)
        return { refused: sheetLooked, fields: { agreed: sheetLooked }, about: given.id }
      const isQueued = await transaction(async tx => {
        const isTheirs = await queueSheet(given.id, ['checked'], true, undefined, tx)
        const key = `upi:${given.id}:${given.seen}`
        if (isTheirs && isOfUpi) await tellOwners(tx, { key, news: 'upiId', by: by.name })
        return isTheirs
      })
      return isQueued
        ? { message: sheetIsPublished, about: given.id }
        : { refused: sheetNotNow, about: given.id }
    },
  }),
  reopenSheet: act({
    roles: KEEPERS,
    input: z.object({ id }),
    do: async (given): Promise<ActResult> =>
      (await reopenSheet(given.id)) ? { message: '', about: given.id } : { refused: sheetNotNow },
  }),
  dropSheet: act({
    roles: KEEPERS,
    input: z.object({ id }),
    do: async (given): Promise<ActResult> =>
      (await dropSheet(given.id)) ? { message: sheetDropped, to: '/desk/import' } : { refused: sheetNotNow },
  }),
  /** Looks what an undo would change; it is published from there. */
  undoSheet: act({
    roles: KEEPERS,
    input: z.object({
      publication: z.coerce.number(reloadPage).int(reloadPage).min(1, reloadPage),
      through: flag,
    }),
    do: async ({ publication, through }, by) => begun(await makeSheet(by, 'undo', { publication, through })),
  }),
  /** The whole catalogue as a file: with what was paid for things, so its owner shows again who she is. */
  exportSheet: act({
    roles: ['owner'],
    proof: true,
    input: z.object({}),
    do: (_, by) =>
      transaction(async tx => {
        const sheet = await makeSheet(by, 'export', {}, tx)
        if (sheet) await tellOwners(tx, { key: `catalogue:${sheet}`, news: 'catalogueExported', by: by.name })
        return begun(sheet)
      }),
  }),
}

/** What of a sheet was shown. */
export const seenSheet = ({ report, options }: Sheet) =>
  createHash('sha256')
    .update(JSON.stringify([report.preview, report.doubts, report.ownersParts, options]))
    .digest('hex')
    .slice(0, 16)

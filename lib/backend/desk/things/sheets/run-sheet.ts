import 'server-only'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Sheet, SheetReport, SheetState } from '#lib/desk/rules/sheet-types.ts'
import { StartError } from '#lib/server/settings/start-error.ts'
import { convertedAtDesk, convertedNone, convertRead, formatNames } from '#messages/convert.ts'
import { exportReady, sheetBroke, shopHasChanged, undoLeaves } from '#messages/desk-sheets.ts'
import { atDesk } from '#messages/goods.ts'
import { picturesNotStored } from '#messages/media.ts'
import { choiceColumnsChangeAtDesk, columnsChangeAtDesk, shopChangesAtDesk } from '#messages/publications.ts'
import { convertFile } from '../../../catalogue-convert/convert-file.ts'
import { type ImportErrors, ImportRefused, type Telling } from '../../../catalogue-import/errors.ts'
import { exportCatalogue } from '../../../catalogue-import/export-catalogue.ts'
import { type ImportReport, importCatalogue } from '../../../catalogue-import/import-catalogue.ts'
import type { Publishing } from '../../../catalogue-import/publish.ts'
import { keepReport } from '../../../catalogue-import/report-file.ts'
import {
  importedInWords,
  type Lists,
  listsInWords,
  notesInWords,
} from '../../../catalogue-import/report-in-words.ts'
import { undoPublication } from '../../../catalogue-import/undo-publication.ts'
import { media } from '../../../media/media.ts'
import { MediaFault } from '../../../media/media-fault.ts'
import type { Preview } from '../../../publications/preview.ts'
import { doubtsAbout, type PreviewWords, previewInWords } from '../../../publications/preview-in-words.ts'
import { SpreadsheetFault } from '../../../spreadsheet/spreadsheet-fault.ts'
import {
  archiveName,
  folderOfSheet,
  layOutSheet,
  reportName,
  sheetFile,
  sheetsFolder,
} from './sheet-files.ts'
import { AT_DESK, labelOf, ofConverted, ofSent, pagesOf } from './telling-at-desk.ts'
import { writeZip } from './write-zip.ts'

export type Ended = { state: SheetState; report: SheetReport; publication?: number | null }
type Progress = (step: string, done: number, of: number) => void

/** Does long work of the desk, by the functions of the command; a fault of the seller's is told, and nothing is changed. */
export async function runSheet(sheet: Sheet, progress: Progress): Promise<Ended> {
  try {
    return await WORK[sheet.work](sheet, progress)
  } catch (error) {
    if (error instanceof ImportRefused)
      return refused(sheet, { errors: error.errors, warnings: error.warnings }, AT_DESK)
    if (error instanceof MediaFault)
      return { state: 'refused', report: { said: picturesNotStored(error.reason) } }
    if (error instanceof StartError || error instanceof SpreadsheetFault)
      return { state: 'refused', report: { said: error.message } }
    throw error
  } finally {
    // The files that were sent are kept; what was made of them is made again.
    if (sheet.work === 'import') await rm(folderOfSheet(sheet.id), { recursive: true, force: true })
  }
}

const takeIn = async (sheet: Sheet, progress: Progress): Promise<Ended> => {
  const { id, options } = sheet
  const folder = folderOfSheet(id)
  const from = options.from ?? 'auto'
  const { source, foreign, sentAs } = await layOutSheet(id, from, sheet.role === 'owner')
  const converted = foreign ? await convert(foreign, sheet, progress) : undefined
  const publishing = publishingOf(sheet, progress)
  const { withdrawMissing = false, byName = false, strict = false } = options
  const tellingOf = (lists: Lists) =>
    foreign ? ofConverted(folder, Object.values(lists)) : Promise.resolve(ofSent(sentAs))
  try {
    const report = await importCatalogue({
      ...publishing.options,
      ...{ folder, source, withdrawMissing, byName, strict },
    })
    const lists = { warnings: report.warnings, byName: report.byName, undeclared: report.undeclared }
    const telling = await tellingOf(lists)
    return ended(sheet, { report, lists, telling, converted, doubts: publishing.doubts() })
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error
    const { errors, warnings } = error
    return refused(sheet, { errors, warnings }, await tellingOf({ errors, warnings }))
  }
}

const takeBack = async (sheet: Sheet, progress: Progress): Promise<Ended> => {
  const { publication, through = false } = sheet.options
  const publishing = publishingOf(sheet, progress)
  const report = await undoPublication({ ...publishing.options, publication, through })
  const converted = report.conflicts.count > 0 ? [undoLeaves(report.conflicts.count)] : undefined
  return ended(sheet, {
    report,
    lists: { warnings: report.conflicts },
    telling: AT_DESK,
    converted,
    doubts: publishing.doubts(),
  })
}

const writeOut = async (sheet: Sheet, progress: Progress): Promise<Ended> => {
  const folder = folderOfSheet(sheet.id)
  await rm(folder, { recursive: true, force: true })
  const report = await exportCatalogue({
    folder,
    progress: (done, of) => progress('writing', done, of),
  })
  const archive = path.join(sheetsFolder(), archiveName(sheet.id))
  await writeZip(folder, archive, (done, of) => progress('packing', done, of))
  await media().put(sheetFile(archiveName(sheet.id)), { file: archive, mayMove: true })
  await rm(folder, { recursive: true, force: true })
  return { state: 'done', report: { said: exportReady(report.products, report.pictures), hasFile: true } }
}

const WORK = { import: takeIn, undo: takeBack, export: writeOut }

const convert = async (file: string, { id, options }: Sheet, progress: Progress) => {
  const from =
    options.from === 'auto' || options.from === undefined || options.from === 'own' ? 'auto' : options.from
  const { stock, beforeIsMrp } = options
  const report = await convertFile({ file, folder: folderOfSheet(id), from, stock, beforeIsMrp, progress })
  await rm(path.dirname(file), { recursive: true, force: true })
  return [
    convertRead(formatNames[report.format]),
    ...notesInWords(report.notes.list, AT_DESK),
    report.products > 0 ? convertedAtDesk(report) : convertedNone,
  ]
}

/** A sheet is previewed first. It is published only if it raises no doubt that the preview has not shown. */
const publishingOf = ({ id, publish, report }: Sheet, progress: Progress) => {
  const seen = new Set([...(report.doubts ?? []), ...(report.ownersParts ?? [])])
  let doubts: string[] = []
  const options: Publishing = {
    progress,
    sheet: id,
    check: !publish,
    onPreview: async preview => {
      doubts = doubtsAbout(preview, PREVIEWED)
    },
    agree: async (preview: Preview) => {
      doubts = doubtsAbout(preview, PREVIEWED)
      return [...doubts, ...ownersPartsOf(preview)].every(each => seen.has(each))
    },
  }
  return { options, doubts: () => doubts }
}

const ownersPartsOf = ({ shop, delivery }: Preview) => [
  ...shop,
  ...(delivery.count > 0 ? ['delivery.csv'] : []),
]

type Told = {
  report: ImportReport
  lists: Lists
  telling: Telling
  converted: string[] | undefined
  doubts: string[]
}

const ended = async (sheet: Sheet, { report, lists, telling, converted, doubts }: Told): Promise<Ended> => {
  const { lines, whole } = listsInWords(lists, telling)
  const told: SheetReport = {
    ...(converted && { converted }),
    notes: lines,
    preview: report.preview ? previewInWords(report.preview, PREVIEWED) : [],
    doubts,
    ownersParts: report.preview ? ownersPartsOf(report.preview) : [],
    said: importedInWords(report, atDesk),
    anything: report.anything,
    hasFile: await keptFile(sheet, lists, whole, telling),
  }
  if (!sheet.publish || (report.anything && !report.isPublished)) {
    const said = sheet.publish ? shopHasChanged : told.said
    return { state: 'checked', report: { ...told, ...(said !== undefined && { said }) } }
  }
  return { state: 'done', report: told, publication: report.publication || null }
}

const refused = async (
  sheet: Sheet,
  lists: { errors: ImportErrors; warnings: ImportErrors },
  telling: Telling,
): Promise<Ended> => {
  const { lines, whole } = listsInWords(lists, telling)
  return { state: 'refused', report: { notes: lines, hasFile: await keptFile(sheet, lists, whole, telling) } }
}

const PREVIEWED: PreviewWords = {
  goods: atDesk,
  columns: columnsChangeAtDesk,
  choiceColumns: choiceColumnsChangeAtDesk,
  labelOf,
  shop: parts => shopChangesAtDesk(pagesOf(parts).join('; ') || parts.join(', ')),
}

const keptFile = async ({ id }: Sheet, lists: Lists, whole: boolean, telling: Telling) => {
  const name = reportName(id)
  const file = await keepReport({ lists, whole, folders: [sheetsFolder()], name, telling })
  if (file) await media().put(sheetFile(name), { file, mayMove: true })
  else await media().drop(sheetFile(name))
  return file !== undefined
}

export const broke = (): Ended => ({ state: 'failed', report: { said: sheetBroke } })

import 'server-only'
import { refusal } from '#lib/contract/refusal.ts'
import { isUuid } from '../../../is-uuid.ts'
import { media } from '../../../media/media.ts'
import { personOf } from '../../door/person-of.ts'
import { KEEPERS } from '../edit-acts.ts'
import { archiveName, reportName, sheetFile } from './sheet-files.ts'
import { readSheet } from './sheet-jobs.ts'

/** A file that long work has made, for who may have it: exports are the owner's. */
export async function sheetDownload(token: string | undefined, id: string, name: string) {
  const person = await personOf(token)
  const sheet = isUuid(id) ? await readSheet(id) : undefined
  const isExport = name === 'catalogue.zip' && sheet?.work === 'export'
  const isReport = name === 'report.csv' && sheet !== undefined
  if (!KEEPERS.some(role => role === person.role) || (isExport && person.role !== 'owner'))
    throw refusal(403, 'deskNotYours')
  if (!isExport && !isReport) return undefined
  const file = sheetFile(isExport ? archiveName(id) : reportName(id))
  const found = await media().find(file)
  if (!found) return undefined
  const body = found.size > 0 ? await media().stream(file, { first: 0, last: found.size - 1 }) : undefined
  return { body, size: found.size, type: isExport ? 'application/zip' : 'text/csv; charset=utf-8' }
}

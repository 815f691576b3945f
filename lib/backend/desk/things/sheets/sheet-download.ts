import 'server-only'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { refusal } from '#lib/contract/refusal.ts'
import { isUuid } from '../../../is-uuid.ts'
import { personOf } from '../../door/person-of.ts'
import { KEEPERS } from '../edit-acts.ts'
import { reportName } from './run-sheet.ts'
import { folderOfSheet, sheetsFolder } from './sheet-files.ts'
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
  const file = isExport ? `${folderOfSheet(id)}.zip` : path.join(sheetsFolder(), reportName(id))
  return existsSync(file)
    ? { file, type: isExport ? 'application/zip' : 'text/csv; charset=utf-8' }
    : undefined
}

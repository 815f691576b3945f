import 'server-only'
import { existsSync, type Stats, statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import {
  didYouMeanFolder,
  fileForFolder,
  holdsNoFile,
  noFolder,
  otherFileName,
  spreadsheetForCsv,
} from '#messages/imports.ts'
import { ImportErrors, ImportRefused } from './errors.ts'
import { findTable } from './find-table.ts'
import { hasPolicyFiles } from './policy-files.ts'

/** Refuses what is no folder, one that holds nothing to import, and one whose file has another name than it needs. */
export const checkFolder = async (folder: string) => {
  const errors = new ImportErrors()
  const refuse = (reason: string) => errors.add({ file: folder, reason })
  const found: Stats | undefined = statSync(folder, { throwIfNoEntry: false })
  if (!found) refuse(noFolder)
  else if (!found.isDirectory()) refuse(fileForFolder(path.dirname(folder)))
  else for (const reason of await troublesIn(folder)) refuse(reason)
  if (errors.count > 0) throw new ImportRefused(errors)
}

const ALIKE = {
  'products.csv': /^products?( ?\(\d+\))?(\.csv)?(\.(csv|tsv|txt|xlsx?|xlsm|ods|numbers))?$/i,
  'variants.csv': /^(product[ _-]?)?variants?( ?\(\d+\))?(\.csv)?(\.(csv|tsv|txt|xlsx?|xlsm|ods|numbers))?$/i,
  'categories.csv': /^categor(y|ies)( ?\(\d+\))?(\.csv)?(\.(csv|tsv|txt|xlsx?|xlsm|ods|numbers))?$/i,
  'collections.csv': /^collections?( ?\(\d+\))?(\.csv)?(\.(csv|tsv|txt|xlsx?|xlsm|ods|numbers))?$/i,
  'synonyms.csv': /^synonyms?( ?\(\d+\))?(\.csv)?(\.(csv|tsv|txt|xlsx?|xlsm|ods|numbers))?$/i,
  'delivery.csv': /^deliver(y|ies)( ?\(\d+\))?(\.csv)?(\.(csv|tsv|txt|xlsx?|xlsm|ods|numbers))?$/i,
  'delivery.json': /^delivery( ?\(\d+\))?\.json(\.(json|txt))?$/i,
  'shop.json': /^shop( ?\(\d+\))?(\.json)?(\.(json|txt))?$/i,
}
const WANTED = Object.keys(ALIKE)
const SPREADSHEET = /\.(xlsx?|xlsm|ods|numbers)$/i

const troublesIn = async (folder: string) => {
  const entries = await readdir(folder, { withFileTypes: true })
  const files = entries.filter(entry => !entry.isDirectory()).map(entry => entry.name)
  const absent = Object.entries(ALIKE).filter(([name]) => !isThere(folder, name))
  const others = absent.flatMap(([name, alike]) =>
    files.filter(file => alike.test(file.trim())).map(file => otherName(file, name)),
  )
  if (others.length > 0 || absent.length < WANTED.length || hasPolicyFiles(folder)) return others
  const inner = entries.find(
    entry => entry.isDirectory() && WANTED.some(name => isThere(path.join(folder, entry.name), name)),
  )
  const hint = inner ? didYouMeanFolder(path.join(folder, inner.name)) : ''
  return [holdsNoFile(hint)]
}

const isThere = (folder: string, name: string) =>
  name.endsWith('.csv') ? findTable(folder, name) !== undefined : existsSync(path.join(folder, name))

const otherName = (file: string, name: string) =>
  SPREADSHEET.test(file) ? spreadsheetForCsv(file, name) : otherFileName(file, name)

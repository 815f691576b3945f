import 'server-only'
import { createReadStream, existsSync } from 'node:fs'
import path from 'node:path'
import { SHOP_PAGES } from '#lib/desk/rules/shop-pages.ts'
import {
  bannersPage,
  columnWords,
  deliveryPage,
  fileWords,
  looksPage,
  ofShop,
  policiesPage,
} from '#messages/desk-report.ts'
import { pageTitles } from '#messages/desk-shop-fields.ts'
import { csvReader } from '../../../catalogue-import/csv.ts'
import type { ImportError, ImportErrors, Telling } from '../../../catalogue-import/errors.ts'

/** To whoever works at the desk, who sees sheets and pages, and neither files of ours nor fields of shop.json. */
export const AT_DESK: Telling = {
  place: ({ file, line, column }) => {
    if (file === SHOP) return { file: placeOfField(column ?? '') }
    if (line === undefined) return { file: fileWords[file] ?? file, column: column && labelOf(column) }
    return { file, line, column: column && explained(column) }
  },
  sentence: told => (typeof told === 'string' ? told : (told.atDesk ?? told.reason)),
}

/** A file of the seller's own is told by the name it was sent with. */
export const ofSent = (sentAs: ReadonlyMap<string, string>): Telling => ({
  ...AT_DESK,
  place: error => {
    const place = AT_DESK.place(error)
    return error.line === undefined ? place : { ...place, file: sentAs.get(error.file) ?? place.file }
  },
})

/** What was made of another shop's file has lines that nobody sees: its things are told by their names. */
export const ofConverted = async (folder: string, lists: readonly (ImportErrors | undefined)[]) => {
  const nameOf = await namesIn(
    folder,
    lists.flatMap(list => list?.listed ?? []),
  )
  return {
    ...AT_DESK,
    place: (error: ImportError) => {
      const name = nameOf(error)
      return name
        ? { file: `“${name}”`, column: error.column && labelOf(error.column) }
        : AT_DESK.place(error)
    },
  }
}

/** What a column is called at the desk. */
export const labelOf = (column: string) =>
  Object.hasOwn(columnWords, column) ? (columnWords[column] ?? column) : column.replace(/^attr:/, '')

/** The heading as it stands in the sheet, and what the desk calls it, where that says more. */
const explained = (column: string) => {
  const label = labelOf(column)
  return label.toLowerCase() === column.replaceAll('_', ' ').toLowerCase() ? column : `${column} (${label})`
}

/** The pages of the desk that have these parts of shop.json, each once. */
export const pagesOf = (parts: readonly string[]) => [
  ...new Set(
    parts.flatMap(part => {
      const own = OTHER_PAGES[part]
      if (own) return [own]
      return FIELDS.filter(({ name }) => name === part || name.startsWith(`${part}.`)).map(({ page }) => page)
    }),
  ),
]

const SHOP = 'shop.json'
const PRODUCTS = 'products.csv'
const VARIANTS = 'variants.csv'

const FIELDS = Object.entries(SHOP_PAGES).flatMap(([page, groups]) =>
  groups.flatMap(({ fields }) =>
    fields.map(({ name, label }) => ({ name, label, page: pageTitles[page as keyof typeof pageTitles] })),
  ),
)

const OTHER_PAGES: Record<string, string | undefined> = {
  banners: bannersPage,
  logo: looksPage,
  favicon_icon: looksPage,
  policies: policiesPage,
  delivery: deliveryPage,
}

/** A field by its page and label: the longest name that fits, since lists have further parts. */
const placeOfField = (column: string) => {
  const field = FIELDS.filter(({ name }) => column === name || column.startsWith(`${name}.`)).toSorted(
    (a, b) => b.name.length - a.name.length,
  )[0]
  if (field) return `${ofShop(field.page)}, ${field.label}`
  // The third banner is "banners no. 3".
  const part = /^\w+/.exec(column)?.[0] ?? ''
  const page = OTHER_PAGES[part]
  return page ? ofShop(page) + column.slice(part.length).replace(/,.*/, '') : (fileWords[SHOP] ?? SHOP)
}

/** Names of the things on the lines that are told of: those of a choice by its thing's code. */
async function namesIn(folder: string, errors: readonly ImportError[]) {
  const linesOf = (file: string) =>
    new Set(errors.flatMap(error => (error.file === file && error.line ? [error.line] : [])))
  const [wantedProducts, wantedVariants] = [linesOf(PRODUCTS), linesOf(VARIANTS)]
  const codes = new Map<number, string>()
  if (wantedVariants.size > 0)
    for await (const { line, of } of rowsIn(path.join(folder, VARIANTS)))
      if (wantedVariants.has(line)) codes.set(line, of('product'))
  const wantedCodes = new Set(codes.values())
  const byLine = new Map<number, string>()
  const byCode = new Map<string, string>()
  if (wantedProducts.size + wantedCodes.size > 0)
    for await (const { line, of } of rowsIn(path.join(folder, PRODUCTS))) {
      if (wantedProducts.has(line)) byLine.set(line, of('name'))
      if (wantedCodes.has(of('ASIN'))) byCode.set(of('ASIN'), of('name'))
    }
  return ({ file, line = 0 }: ImportError) =>
    file === PRODUCTS ? byLine.get(line) : file === VARIANTS ? byCode.get(codes.get(line) ?? '') : undefined
}

async function* rowsIn(file: string) {
  if (!existsSync(file)) return
  const reader = csvReader()
  let header: string[] | undefined
  const told = function* (rows: ReturnType<typeof reader.push>) {
    for (const { line, fields } of rows) {
      if (!header) {
        header = fields
        continue
      }
      const names = header
      yield { line, of: (column: string) => fields[names.indexOf(column)] ?? '' }
    }
  }
  for await (const text of createReadStream(file, 'utf8')) yield* told(reader.push(String(text)))
  yield* told(reader.end())
}

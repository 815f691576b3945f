import 'server-only'
import {
  collectionsChanged,
  deliveryRowsChanged,
  exportIsWritten,
  nothingToImport,
  picturesCopied,
  picturesMissing,
  productsAdded,
  productsAsBefore,
  productsChanged,
  productsFound,
  productsWithdrawn,
  sectionsChanged,
  sectionsWereWithdrawn,
  shopChanged,
  synonymsChanged,
  warningMark,
} from '#messages/commands.ts'
import { carriedOtherwise, converted, convertedNone } from '#messages/convert.ts'
import { undeclaredTitle } from '#messages/declarations.ts'
import { type Goods, inFiles } from '#messages/goods.ts'
import type { ConvertReport } from '../catalogue-convert/convert-file.ts'
import { type ImportErrors, OF_FILES, onScreen } from './errors.ts'
import type { ExportReport } from './export-catalogue.ts'
import type { ImportReport } from './import-catalogue.ts'

/** The report of an import: its errors, its warnings, and what it found by name only. */
export type Lists = {
  errors?: ImportErrors
  warnings?: ImportErrors
  byName?: ImportErrors
  /** What nobody declares, always by kind. */
  undeclared?: ImportErrors
}

/** The lines for a screen, and whether they are complete. */
export const listsInWords = (
  { errors, warnings, byName, undeclared }: Lists,
  telling = OF_FILES,
): { lines: string[]; whole: boolean } => {
  const lines: string[] = []
  let whole = true
  const add = (list: ImportErrors | undefined, title: string, mark = '', few?: number) => {
    if (!list || list.count === 0) return
    const shown = onScreen(list, few, telling)
    whole &&= shown.whole
    if (title) lines.push(title)
    lines.push(...shown.lines.map(line => (line.startsWith(' ') ? line : `${mark}${line}`)))
  }
  add(errors, '')
  add(warnings, '', warningMark)
  add(byName, productsFound(byName?.count ?? 0))
  add(undeclared, telling.sentence(undeclaredTitle(undeclared?.count ?? 0)), '', 0)
  return { lines, whole }
}

type Done = Omit<
  ImportReport,
  'warnings' | 'byName' | 'undeclared' | 'isPublished' | 'publication' | 'preview'
>

/** The result of an import, in a sentence or two. */
export const importedInWords = (report: Done, goods = inFiles) => {
  const {
    unchanged,
    sections,
    sectionsWithdrawn,
    collections = 0,
    synonyms = 0,
    delivery = 0,
    shop,
    pictures,
    anything,
  } = report
  const copied = pictures > 0 ? ` ${picturesCopied(pictures)}` : ''
  if (!anything) return nothingToImport(unchanged, goods) + copied
  const parts = [
    ...productsInWords(report, goods),
    ...(sections > 0 ? [sectionsChanged(sections)] : []),
    ...(sectionsWithdrawn > 0 ? [sectionsWereWithdrawn(sectionsWithdrawn)] : []),
    ...(collections > 0 ? [collectionsChanged(collections)] : []),
    ...(synonyms > 0 ? [synonymsChanged(synonyms)] : []),
    ...(delivery > 0 ? [deliveryRowsChanged(delivery)] : []),
    ...(shop ? [shopChanged] : []),
  ]
  return `${parts.join(', ')}.${copied}`
}

const productsInWords = (report: Done, goods: Goods) => {
  const { added, changed, restocked, unchanged, withdrawn } = report
  // Products were not in the import, or there are none.
  if (added + changed + unchanged + withdrawn === 0) return []
  return [
    productsAdded(added, goods),
    productsChanged(changed, restocked),
    productsAsBefore(unchanged),
    ...(withdrawn > 0 ? [productsWithdrawn(withdrawn)] : []),
  ]
}

/** What a conversion could not carry as it stood, always by kind. */
export const notesInWords = (notes: ImportErrors, telling = OF_FILES): string[] =>
  notes.count === 0 ? [] : [carriedOtherwise(notes.count), ...onScreen(notes, 0, telling).lines]

/** The result of a conversion, in a sentence. */
export const convertedInWords = ({ products, variants }: ConvertReport, folder: string) =>
  products > 0 ? converted({ products, variants }, folder) : convertedNone

/** The result of an export, in a sentence or two. */
export const exportedInWords = ({ missing, ...wrote }: ExportReport, folder: string) =>
  exportIsWritten(wrote, folder) + (missing > 0 ? ` ${picturesMissing(missing)}` : '')

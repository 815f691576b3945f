import { type ImportErrors, onScreen } from '#lib/backend/catalogue-import/errors.ts'
import type { ExportReport } from '#lib/backend/catalogue-import/export-catalogue.ts'
import type { ImportReport } from '#lib/backend/catalogue-import/import-catalogue.ts'
import { counted } from '#lib/rules/counted.ts'

/** What an import has to tell: what it was refused for, what should be known, what it found by its name alone. */
export type Lists = { faults?: ImportErrors; warnings?: ImportErrors; byName?: ImportErrors }

/** The lines for a screen, and whether they are all there is. */
export const listsInWords = ({ faults, warnings, byName }: Lists): { lines: string[]; whole: boolean } => {
  const lines: string[] = []
  let whole = true
  const add = (list: ImportErrors | undefined, title: string, mark = '') => {
    if (!list || list.count === 0) return
    const shown = onScreen(list)
    whole &&= shown.whole
    if (title) lines.push(title)
    lines.push(...shown.lines.map(line => (line.startsWith(' ') ? line : `${mark}${line}`)))
  }
  add(faults, '')
  add(warnings, '', 'warning: ')
  const found = counted(
    byName?.count ?? 0,
    'product was found by its name',
    'products were found by their names',
  )
  add(byName, `${found} alone, and changed:`)
  return { lines, whole }
}

type Done = Omit<ImportReport, 'warnings' | 'byName'>

/** What an import did, in a sentence or two. */
export const importedInWords = (report: Done) => {
  const { unchanged, sections, sectionsWithdrawn, shop, pictures, anything } = report
  const copied = pictures > 0 ? ` ${counted(pictures, 'picture')} copied.` : ''
  if (!anything) {
    const compared = unchanged > 0 ? ` (${counted(unchanged, 'product')})` : ''
    return `Nothing to do: the shop holds exactly this already${compared}.${copied}`
  }
  const parts = [
    ...productsInWords(report),
    ...(sections > 0 ? [`${counted(sections, 'section')} changed`] : []),
    ...(sectionsWithdrawn > 0 ? [`${counted(sectionsWithdrawn, 'section')} withdrawn`] : []),
    ...(shop ? ['shop details changed'] : []),
  ]
  return `${parts.join(', ')}.${copied}`
}

const productsInWords = (report: Done) => {
  const { added, changed, restocked, unchanged, withdrawn } = report
  // They were not in the import, or there are none.
  if (added + changed + unchanged + withdrawn === 0) return []
  return [
    `${counted(added, 'product')} added`,
    `${changed} changed${restocked > 0 ? ` (the stock of ${restocked} was set anew)` : ''}`,
    `${unchanged} as before`,
    ...(withdrawn > 0 ? [`${withdrawn} withdrawn`] : []),
  ]
}

/** What an export wrote, in a sentence or two. */
export const exportedInWords = ({ products, sections, pictures, missing }: ExportReport, folder: string) => {
  const wrote = [counted(products, 'product'), counted(sections, 'section')].join(', ')
  const gone = missing === 1 ? ' 1 picture is not there.' : ` ${missing} pictures are not there.`
  return `Wrote ${wrote} and ${counted(pictures, 'picture')} to ${folder}.${missing > 0 ? gone : ''}`
}

/** What each column measures, and the measures of each size in centimetres. */
export type SizeChart = { measures: string[]; sizes: { size: string; values: string[] }[] }

const MOST_ROWS = 40
const MOST_MEASURES = 8
const MEASURE = /^\d{1,3}(\.\d{1,2})?( ?[-–] ?\d{1,3}(\.\d{1,2})?)?$/

/**
 * `Size|Chest|Length; S|92|70; M|96-100|71`: a row for each size, the first one says what is measured; in centimetres.
 * Undefined where it is no such table.
 */
export const sizeChartOf = (text: string): SizeChart | undefined => {
  const [head, ...rows] = text
    .split(/[;\n]/)
    .map(row => row.split('|').map(cell => cell.trim()))
    .filter(row => row.some(Boolean))
  if (!head || rows.length === 0 || rows.length > MOST_ROWS) return undefined
  if (head.length < 2 || head.length > MOST_MEASURES + 1) return undefined
  const isFine = (row: string[]) =>
    row.length === head.length &&
    isLabel(row[0]) &&
    row.slice(1).every(value => value === '' || MEASURE.test(value))
  if (!head.every(isLabel) || !rows.every(isFine)) return undefined
  return {
    measures: head.slice(1).map(withoutUnit),
    sizes: rows.map(([size = '', ...values]) => ({
      size,
      values: values.map(value => value.replace(/ ?[-–] ?/, '–')),
    })),
  }
}

/** As it is kept: the same chart always reads the same. */
export const sizeChartText = (text: string) =>
  text
    .split(/[;\n]/)
    .map(row => row.split('|').map(cell => cell.trim()))
    .filter(row => row.some(Boolean))
    .map(row => row.join('|'))
    .join('; ')

const isLabel = (text = '') => text.length > 0 && text.length <= 40

// The heading of the table says it.
const withoutUnit = (label: string) => label.replace(/\s*\(\s*cms?\s*\)$/i, '')

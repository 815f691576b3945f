import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { csvReader } from '#lib/backend/catalogue-import/csv.ts'
import type { Office } from './entries-of-offices.ts'

/** The offices of a file: the package's pincodes.json(.gz), or the CSV of data.gov.in. */
export const readOffices = (file: string): Office[] => {
  const bytes = readFileSync(file)
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
  return text.trimStart().startsWith('[') ? ofPackage(JSON.parse(text)) : ofTable(text)
}

type Packed = { c: string; o: string; p: string; t: string; d: number; i: string; s: string }

const ofPackage = (rows: readonly Packed[]): Office[] =>
  rows.map(({ c, o, p, t, d, i, s }) => ({
    ...{ circle: c, name: o, pin: String(p), type: t, delivers: d === 1, district: i, state: s },
  }))

const ofTable = (text: string): Office[] => {
  const reader = csvReader()
  const [header, ...rows] = [...reader.push(text), ...reader.end()].map(({ fields }) => fields)
  const columns = (header ?? []).map(name => name.toLowerCase().replace(/[^a-z]/g, ''))
  const cell = (row: readonly string[], ...names: string[]) =>
    row[names.map(name => columns.indexOf(name)).find(at => at >= 0) ?? -1]?.trim() ?? ''
  return rows.map(row => ({
    circle: cell(row, 'circlename'),
    name: cell(row, 'officename'),
    pin: cell(row, 'pincode'),
    type: cell(row, 'officetype').replace(/^SO$/i, 'PO').toUpperCase(),
    delivers: /^delivery$/i.test(cell(row, 'delivery', 'deliverystatus')),
    district: cell(row, 'district', 'districtname'),
    state: cell(row, 'statename', 'state'),
  }))
}

import 'server-only'
import { createReadStream } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { StartError } from '#lib/server/settings/start-error.ts'
import {
  fileCutOff,
  formatNames,
  headingsUnknown,
  isJson,
  notThatFormat,
  rowLong,
  rowLoose,
  rowShort,
  rowsLeftOut,
  rowUnclosed,
} from '#messages/convert.ts'
import { fileIsEmpty, isNotUtf8, saveAsCsv } from '#messages/imports.ts'
import { csvReader } from '../catalogue-import/csv.ts'
import { isWrongEncoding, notUtf8 } from '../catalogue-import/not-utf8.ts'
import {
  NEEDED_PRODUCT_COLUMNS,
  NEEDED_VARIANT_COLUMNS,
  PRODUCT_COLUMNS,
  VARIANT_COLUMNS,
} from './columns.ts'
import type { ForeignProduct } from './foreign-product.ts'
import type { Format, FormatReader, Given } from './format.ts'
import { meta } from './meta.ts'
import { ConvertNotes } from './notes.ts'
import { recordWriter } from './records.ts'
import { RowStore } from './row-store.ts'
import { openSheet } from './sheet.ts'
import { shopify } from './shopify.ts'
import { table } from './table.ts'
import { woocommerce } from './woocommerce.ts'

export const FORMATS: Record<Format['name'], Format> = { shopify, woocommerce, meta, table }

type Options = Given & {
  file: string
  folder: string
  from: Format['name'] | 'auto'
  progress?: (step: 'reading' | 'writing', done: number, of: number) => void
}
export type ConvertReport = {
  format: Format['name']
  products: number
  variants: number
  notes: ConvertNotes
}

/** Writes products.csv and variants.csv of another shop's file; what cannot be carried is in the notes. */
export const convertFile = async ({
  file,
  folder,
  from,
  progress,
  ...given
}: Options): Promise<ConvertReport> => {
  const notes = new ConvertNotes(path.basename(file))
  const { size } = await stat(file)
  await mkdir(folder, { recursive: true })
  const store = await RowStore.open(path.join(folder, 'rows.part'))
  try {
    const { format, reader } = await readRows({
      file,
      from,
      given,
      notes,
      store,
      progress: done => progress?.('reading', done, size),
    })
    const counts = await writeFolder({ folder, notes, store, reader, given, progress })
    return { format, ...counts, notes }
  } finally {
    await store.close()
  }
}

type Reading = Pick<Options, 'file' | 'from'> & {
  given: Given
  notes: ConvertNotes
  store: RowStore
  progress: (bytes: number) => void
}

async function readRows({ file, from, given, notes, store, progress }: Reading) {
  let opened: { format: Format['name']; reader: FormatReader; columns: number } | undefined
  let isLastWhole = true
  for await (const { line, fields, error, isOpen } of csvRows(file, progress)) {
    if (fields.every(field => field.trim() === '')) continue
    if (!opened) {
      const header = fields.map(field => field.trim())
      const format = formatOf(header, from)
      opened = { format: format.name, reader: format.open(header, notes, given), columns: header.length }
      continue
    }
    isLastWhole = !isOpen && fields.length >= opened.columns
    if (isOpen) {
      notes.add(rowUnclosed, { line })
      continue
    }
    if (error) notes.add(rowLoose, { line, value: fields[0] ?? '' })
    const { columns } = opened
    if (fields.length > columns && fields.slice(columns).some(field => field.trim() !== '')) {
      notes.add(rowLong(fields.length, columns), { line })
      continue
    }
    if (fields.length < columns) notes.add(rowShort(fields.length, columns), { line })
    await store.add({ line, cells: fields }, opened.reader.nameOf(fields))
  }
  if (!opened) throw new StartError(`${path.basename(file)} ${fileIsEmpty}`)
  if (!isLastWhole && !(await endsWithLine(file))) notes.add(fileCutOff)
  return opened
}

const endsWithLine = async (file: string) => {
  const { size } = await stat(file)
  for await (const last of createReadStream(file, { start: Math.max(0, size - 1) }))
    return /[\r\n]/.test(String(last))
  return true
}

const formatOf = (header: string[], from: Options['from']): Format => {
  const shown = header.slice(0, 8).join(', ')
  const known = from === 'auto' ? Object.values(FORMATS) : [FORMATS[from]]
  const format = known.find(({ recognises }) => recognises(header))
  if (format) return format
  const isTable = from === 'auto' || from === 'table'
  throw new StartError(isTable ? headingsUnknown(shown) : notThatFormat(formatNames[from], shown))
}

/** The rows of a CSV file, which may be separated by semicolons or tabs. */
async function* csvRows(file: string, progress: (bytes: number) => void) {
  const refuse = (reason: string) => new StartError(`${path.basename(file)} ${saveAsCsv(reason)}`)
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let reader: ReturnType<typeof csvReader> | undefined
  let done = 0
  try {
    for await (const chunk of createReadStream(file, { highWaterMark: 256 * 1024 })) {
      const other = reader ? undefined : notUtf8(chunk as Buffer)
      if (other) throw refuse(other)
      const text = decoder.decode(chunk as Buffer, { stream: true })
      if (!reader && JSON_BEGINS.test(text)) throw new StartError(`${path.basename(file)} ${isJson}`)
      reader ??= csvReader(separatorOf(text))
      yield* reader.push(text)
      done += (chunk as Buffer).length
      progress(done)
    }
    if (!reader) return
    yield* reader.push(decoder.decode())
  } catch (error) {
    if (isWrongEncoding(error)) throw refuse(isNotUtf8)
    throw error
  }
  yield* reader.end()
}

const JSON_BEGINS = /^\ufeff?\s*[[{]/

const separatorOf = (text: string) => {
  const [header = ''] = text.split(/[\r\n]/, 1)
  const count = (sign: string) => header.split(sign).length
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0]
}

type Writing = Pick<Options, 'folder' | 'progress'> & {
  given: Given
  notes: ConvertNotes
  store: RowStore
  reader: FormatReader
}

async function writeFolder({ folder, notes, store, reader, given, progress }: Writing) {
  const products = await openSheet(path.join(folder, 'products.csv'), PRODUCT_COLUMNS, NEEDED_PRODUCT_COLUMNS)
  const variants = await openSheet(path.join(folder, 'variants.csv'), VARIANT_COLUMNS, NEEDED_VARIANT_COLUMNS)
  const recordOf = recordWriter(notes, given)
  let done = 0
  try {
    for await (const { rows, leftOut } of store.products()) {
      if (leftOut > 0) notes.add(rowsLeftOut(leftOut), { line: rows[0]?.line ?? 0 })
      done += rows.length + leftOut
      progress?.('writing', done, store.rows)
      const found = reader.productOf(rows)
      const record = found && recordOf(withStock(found, given.stock))
      if (!record) continue
      await products.add(record.product)
      for (const variant of record.variants) await variants.add(variant)
    }
    return { products: await products.write(), variants: await variants.write() }
  } catch (error) {
    await products.drop()
    await variants.drop()
    throw error
  }
}

/** Of what the file says nothing there are as many pieces as the seller says. */
const withStock = (found: ForeignProduct, pieces: number | undefined): ForeignProduct => {
  const isSaid =
    found.sharedStock !== undefined || found.variants.some(({ stock }) => stock.pieces !== 'unsaid')
  if (pieces === undefined || isSaid) return found
  return {
    ...found,
    variants: found.variants.map(variant => ({ ...variant, stock: { ...variant.stock, pieces } })),
  }
}

import 'server-only'
import { createReadStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { BYTE_ORDER_MARK, csvLine } from '../catalogue-import/csv.ts'

const BATCH = 500
// A reader of lines takes these for ends of lines too.
const LINE_SIGNS = /[\u2028\u2029]/g
const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16)}`

/**
 * A CSV file whose columns show only at its end: the rows wait on disk, and then those columns are written that hold
 * something, the known ones in their order and the others after them.
 */
export const openSheet = async (file: string, columns: readonly string[], always: readonly string[]) => {
  const waiting = `${file}.rows`
  const out = await open(waiting, 'w')
  const used = new Set<string>(always)
  let batch: string[] = []
  let rows = 0
  const flush = async () => {
    await out.write(batch.join(''))
    batch = []
  }
  const add = async (record: Map<string, string>) => {
    const filled = [...record].filter(([, value]) => value !== '')
    for (const [column] of filled) used.add(column)
    rows++
    batch.push(`${JSON.stringify(filled).replace(LINE_SIGNS, escaped)}\n`)
    if (batch.length >= BATCH) await flush()
  }
  const write = async () => {
    await flush()
    await out.close()
    const known = columns.filter(column => used.has(column))
    const header = [...known, ...[...used].filter(column => !columns.includes(column))]
    if (rows > 0) await writeSheet(file, header, waiting)
    else await rm(file, { force: true })
    await rm(waiting, { force: true })
    return rows
  }
  const drop = async () => {
    await out.close().catch(() => {})
    await rm(waiting, { force: true })
  }
  return { add, write, drop, used }
}

async function writeSheet(file: string, header: string[], waiting: string) {
  const out = await open(`${file}.part`, 'w')
  try {
    await out.write(BYTE_ORDER_MARK + csvLine(header))
    let batch: string[] = []
    for await (const line of createInterface({ input: createReadStream(waiting) })) {
      const record = new Map(JSON.parse(line) as [string, string][])
      batch.push(csvLine(header.map(column => record.get(column) ?? '')))
      if (batch.length < BATCH) continue
      await out.write(batch.join(''))
      batch = []
    }
    await out.write(batch.join(''))
  } finally {
    await out.close()
  }
  await rename(`${file}.part`, file)
}

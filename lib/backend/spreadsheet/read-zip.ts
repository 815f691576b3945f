import 'server-only'
import { closeSync, createReadStream, createWriteStream, fstatSync, openSync, readSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createInflateRaw, inflateRawSync } from 'node:zlib'
import { sheetDamaged, sheetLocked, sheetTooLarge } from '#messages/spreadsheets.ts'
import { SpreadsheetFault } from './spreadsheet-fault.ts'

/** What a file of a zip is, as the list at its end says. */
type Entry = { method: number; unpacked: number; packed: number; offset: number }
export type Zip = { file: string; entries: Map<string, Entry> }

// The list of a workbook's files is a few kB.
const MOST_LIST = 1_000_000
const MOST_TAIL = 65_557
const MOST_SMALL = 10_000_000
/** No sheet that a person works with comes near it; a file that unpacks to more was made to fill a machine. */
const MOST_UNPACKED = 1_000_000_000

/** The list of the files in a zip: only it is read. */
export const openZip = (file: string): Zip => {
  const open = openSync(file, 'r')
  try {
    const { size } = fstatSync(open)
    const tail = readAt(open, Math.max(0, size - MOST_TAIL), Math.min(size, MOST_TAIL))
    const end = tail.lastIndexOf('PK\x05\x06', undefined, 'latin1')
    if (end < 0 || end + 22 > tail.length) throw new SpreadsheetFault(sheetDamaged)
    const [length, start] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)]
    if (length > MOST_LIST || start + length > size) throw new SpreadsheetFault(sheetDamaged)
    return { file, entries: entriesOf(readAt(open, start, length)) }
  } finally {
    closeSync(open)
  }
}

const readAt = (open: number, position: number, length: number) => {
  const bytes = Buffer.alloc(length)
  if (readSync(open, bytes, 0, length, position) < length) throw new SpreadsheetFault(sheetDamaged)
  return bytes
}

const entriesOf = (list: Buffer) => {
  const entries = new Map<string, Entry>()
  for (let at = 0; at + 46 <= list.length && list.readUInt32LE(at) === 0x02014b50; ) {
    const [flags, method] = [list.readUInt16LE(at + 8), list.readUInt16LE(at + 10)]
    const [packed, unpacked, offset] = [20, 24, 42].map(place => list.readUInt32LE(at + place)) as [
      number,
      number,
      number,
    ]
    const [name, extra, comment] = [28, 30, 32].map(place => list.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ]
    if (flags & 1) throw new SpreadsheetFault(sheetLocked)
    entries.set(list.toString('utf8', at + 46, at + 46 + name), { method, unpacked, packed, offset })
    at += 46 + name + extra + comment
  }
  return entries
}

/** A small file of a zip as text; '' where there is none. */
export const readSmall = ({ file, entries }: Zip, name: string): string => {
  const entry = entries.get(name)
  if (!entry) return ''
  if (entry.packed > MOST_SMALL || entry.unpacked > MOST_SMALL) throw new SpreadsheetFault(sheetTooLarge)
  const open = openSync(file, 'r')
  try {
    const bytes = readAt(open, startOf(open, entry), entry.packed)
    if (entry.method === 0) return bytes.toString('utf8')
    return inflateRawSync(bytes, { maxOutputLength: MOST_SMALL }).toString('utf8')
  } catch (error) {
    throw error instanceof SpreadsheetFault ? error : new SpreadsheetFault(sheetDamaged)
  } finally {
    closeSync(open)
  }
}

// What stands before a file's bytes has a length of its own.
const startOf = (open: number, { offset }: Entry) => {
  const head = readAt(open, offset, 30)
  if (head.readUInt32LE(0) !== 0x04034b50) throw new SpreadsheetFault(sheetDamaged)
  return offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28)
}

/** A file of a zip as it is, written to the disk; tells its size. */
export async function unpackFile(zip: Zip, name: string, target: string, most: number): Promise<number> {
  const entry = zip.entries.get(name)
  if (!entry || ![0, 8].includes(entry.method) || entry.unpacked > most)
    throw new SpreadsheetFault(sheetTooLarge)
  const open = openSync(zip.file, 'r')
  let start: number
  try {
    start = startOf(open, entry)
  } finally {
    closeSync(open)
  }
  if (entry.packed === 0) return writeFile(target, '').then(() => 0)
  const packed = createReadStream(zip.file, { start, end: start + entry.packed - 1 })
  let size = 0
  // What says that it is small and unpacks to more was made to fill a disk.
  const counted = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      size += chunk.length
      if (size > most) throw new SpreadsheetFault(sheetTooLarge)
      yield chunk
    }
  }
  const out = createWriteStream(target)
  try {
    if (entry.method === 0) await pipeline(packed, counted, out)
    else await pipeline(packed, createInflateRaw(), counted, out)
  } catch (error) {
    throw error instanceof SpreadsheetFault ? error : new SpreadsheetFault(sheetDamaged)
  }
  return size
}

/** A large file of a zip as text, piece by piece. `told` hears how many packed bytes were read. */
export async function* readLarge(zip: Zip, name: string, onProgress: (bytes: number) => void = () => {}) {
  const entry = zip.entries.get(name)
  if (!entry) return
  if (entry.unpacked > MOST_UNPACKED || ![0, 8].includes(entry.method))
    throw new SpreadsheetFault(sheetTooLarge)
  const open = openSync(zip.file, 'r')
  let start: number
  try {
    start = startOf(open, entry)
  } finally {
    closeSync(open)
  }
  if (entry.packed === 0) return
  const packed = createReadStream(zip.file, { start, end: start + entry.packed - 1 })
  packed.on('data', chunk => onProgress(chunk.length))
  const unpacked = entry.method === 0 ? packed : packed.pipe(createInflateRaw())
  packed.on('error', error => unpacked.destroy(error))
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let size = 0
  try {
    for await (const chunk of unpacked) {
      size += (chunk as Buffer).length
      if (size > MOST_UNPACKED) throw new SpreadsheetFault(sheetTooLarge)
      yield decoder.decode(chunk as Buffer, { stream: true })
    }
  } catch (error) {
    throw error instanceof SpreadsheetFault ? error : new SpreadsheetFault(sheetDamaged)
  } finally {
    packed.destroy()
  }
}

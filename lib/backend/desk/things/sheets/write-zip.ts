import 'server-only'
import { createReadStream } from 'node:fs'
import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import { StartError } from '#lib/server/settings/start-error.ts'
import { exportTooLarge } from '#messages/desk-sheets.ts'

// Where a size needs more than 32 bits, older programs cannot read it.
const MOST_BYTES = 0xfff00000
const MOST_FILES = 65_000
const UTF8 = 0x0800

/** Packs a folder into a zip, without making anything smaller: pictures are that already. */
export async function writeZip(folder: string, target: string, progress: (done: number, of: number) => void) {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter(entry => entry.isFile())
    .map(entry => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort()
  if (names.length > MOST_FILES) throw new StartError(exportTooLarge)
  const draft = `${target}.part`
  const out = await open(draft, 'w')
  try {
    const list: Buffer[] = []
    let at = 0
    for (const [index, name] of names.entries()) {
      progress(index, names.length)
      const file = path.join(folder, name)
      const { size } = await stat(file)
      if (at + size > MOST_BYTES) throw new StartError(exportTooLarge)
      const entry = { name: Buffer.from(name), size, crc: await crcOf(file), offset: at }
      const head = headOf(entry)
      await out.write(head, 0, head.length, at)
      at += head.length
      for await (const chunk of createReadStream(file)) {
        await out.write(chunk as Buffer, 0, (chunk as Buffer).length, at)
        at += (chunk as Buffer).length
      }
      list.push(listed(entry))
    }
    const end = Buffer.concat([...list, endOf(list, at)])
    await out.write(end, 0, end.length, at)
    await out.close()
    await rename(draft, target)
  } catch (error) {
    await out.close().catch(() => undefined)
    await rm(draft, { force: true })
    throw error
  }
}

type Entry = { name: Buffer; size: number; crc: number; offset: number }

const crcOf = async (file: string) => {
  let crc = 0
  for await (const chunk of createReadStream(file)) crc = crc32(chunk as Buffer, crc)
  return crc
}

// The first of January 1980: a zip has no other way to say that it does not matter.
const DAY = 0x21

const headOf = ({ name, size, crc }: Entry) => {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(20, 4)
  head.writeUInt16LE(UTF8, 6)
  head.writeUInt16LE(DAY, 12)
  writeSizes(head, 14, { size, crc })
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, name])
}

const listed = ({ name, size, crc, offset }: Entry) => {
  const row = Buffer.alloc(46)
  row.writeUInt32LE(0x02014b50, 0)
  row.writeUInt16LE(20, 4)
  row.writeUInt16LE(20, 6)
  row.writeUInt16LE(UTF8, 8)
  row.writeUInt16LE(DAY, 14)
  writeSizes(row, 16, { size, crc })
  row.writeUInt16LE(name.length, 28)
  row.writeUInt32LE(offset, 42)
  return Buffer.concat([row, name])
}

const writeSizes = (buffer: Buffer, at: number, { size, crc }: Pick<Entry, 'size' | 'crc'>) => {
  buffer.writeUInt32LE(crc, at)
  buffer.writeUInt32LE(size, at + 4)
  buffer.writeUInt32LE(size, at + 8)
}

const endOf = (list: readonly Buffer[], start: number) => {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(list.length, 8)
  end.writeUInt16LE(list.length, 10)
  end.writeUInt32LE(
    list.reduce((sum, row) => sum + row.length, 0),
    12,
  )
  end.writeUInt32LE(start, 16)
  return end
}

import 'server-only'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { media } from '../../../media/media.ts'
import { filesOf, offsetOf, partOf, pieceOf } from './upload-files.ts'

/** Lays an upload out as one file, which is gone once the work is done; undefined where a piece of it is missing. */
export async function withJoined<Result>(
  id: string,
  size: number,
  work: (file: string) => Promise<Result>,
): Promise<Result | undefined> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'upload-'))
  const file = path.join(folder, 'whole')
  try {
    await join(id, size, file, path.join(folder, 'piece'))
    return (await stat(file).catch(() => undefined))?.size === size ? await work(file) : undefined
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const join = async (id: string, size: number, file: string, scratch: string) => {
  const offsets = (await piecesOf(id)).filter(offset => offset < size)
  // Where the first piece is missing, the file is whole from an earlier attempt, or was begun before there were pieces.
  const parts = [
    ...((offsets[0] ?? size) > 0 ? [{ name: partOf(id), from: 0 }] : []),
    ...offsets.map(from => ({ name: pieceOf(id, from), from })),
  ]
  for (const [index, { name, from }] of parts.entries()) {
    const until = parts[index + 1]?.from ?? size
    if (await media().fetch(name, scratch))
      await pipeline(
        createReadStream(scratch, { end: until - from - 1 }),
        createWriteStream(file, { flags: 'a' }),
      )
  }
}

/** Where the pieces begin that are there. */
export async function piecesOf(id: string): Promise<number[]> {
  const offsets: number[] = []
  for await (const { name } of media().list(filesOf(id)))
    if (!Number.isNaN(offsetOf(name))) offsets.push(offsetOf(name))
  return offsets.sort((a, b) => a - b)
}

export async function dropPieces(id: string) {
  for (const offset of await piecesOf(id)) await media().drop(pieceOf(id, offset))
}

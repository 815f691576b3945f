import 'server-only'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { concurrencyLimit } from '#lib/server/concurrency-limit.ts'
import { StartError } from '#lib/server/settings/start-error.ts'
import { mediaDiffers, mediaHoldsOthers } from '#messages/move.ts'
import type { MediaStore } from '../media/media-store.ts'

/** What is kept; the sizes of pictures are made again. */
const MOVED = ['uploads/', 'desk-uploads/', 'desk-sheets/']
/** No part of a file that is being written, and nothing that a process laid out for itself. */
const FILE = /^(uploads|desk-uploads|desk-sheets)\/[\w-][\w.-]*$/
const PART = /\.[0-9a-f]{8}\.part$/
const AT_A_TIME = 8

type Options = { onFile?: (done: number, of: number, bytes: number) => void }
export type MovedMedia = { files: number; bytes: number; before: number }

/** Copies the files of a shop from one store to another; what is there already is compared and stays. */
export const moveMedia = async (
  from: MediaStore,
  to: MediaStore,
  { onFile }: Options = {},
): Promise<MovedMedia> => {
  const here = await filesIn(from)
  await refuseOthers(here, await filesIn(to))
  const moved = { files: 0, bytes: 0, before: 0 }
  const wrong: string[] = []
  const scratch = await mkdtemp(path.join(os.tmpdir(), 'move-'))
  const { run } = concurrencyLimit(AT_A_TIME)
  const one = async (name: string, size: number, index: number) => {
    const was = await isThere(from, to, name, size)
    if (!was) await copy(from, to, name, path.join(scratch, String(index)))
    if (!was && !(await isThere(from, to, name, size))) wrong.push(name)
    else {
      moved.files++
      moved.bytes += size
      if (was) moved.before++
    }
    onFile?.(moved.files, here.size, moved.bytes)
  }
  try {
    await Promise.all([...here].map(([name, size], index) => run(() => one(name, size, index))))
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
  if (wrong.length > 0) throw new StartError(mediaDiffers(wrong.length, String(wrong[0])))
  return moved
}

const filesIn = async (store: MediaStore) => {
  const files = new Map<string, number>()
  for (const prefix of MOVED)
    for await (const { name, size } of store.list(prefix))
      if (FILE.test(name) && !PART.test(name)) files.set(name, size)
  return files
}

/** A name never changes its content: another file of that name, or one that this shop lacks, is of another shop. */
const refuseOthers = async (here: Map<string, number>, there: Map<string, number>) => {
  const others = [...there].filter(
    ([name, size]) => name.startsWith('uploads/') && (!here.has(name) || here.get(name) !== size),
  )
  if (others.length > 0) throw new StartError(mediaHoldsOthers(others.length, String(others[0]?.[0])))
}

const isThere = async (from: MediaStore, to: MediaStore, name: string, size: number) => {
  const found = await to.find(name)
  return found?.size === size && (await to.digest(name)) === (await from.digest(name))
}

const copy = async (from: MediaStore, to: MediaStore, name: string, scratch: string) => {
  const here = from.pathOf?.(name)
  if (here !== undefined) return to.put(name, { file: here })
  if (await from.fetch(name, scratch)) await to.put(name, { file: scratch, mayMove: true })
  return undefined
}

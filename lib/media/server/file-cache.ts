import 'server-only'
import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { concurrencyLimit } from '#lib/server/concurrency-limit.ts'

// Who asked and left is in the queue as well.
const MOST_WAITING = 100

/** A folder of files that can be made again, up to a limit; the least recently used ones are deleted first. */
export const fileCache = (folder: string, maxBytes: number) => {
  const making = new Map<string, Promise<Buffer>>()
  // One at a time: drawing takes CPU time that the shop needs for its visitors.
  const { run } = concurrencyLimit(1, { waiting: MOST_WAITING })

  const make = async (file: string, work: () => Promise<Buffer>) => {
    const made = await work()
    await mkdir(folder, { recursive: true })
    // Renamed when complete, since another process may read it at any moment.
    const draft = `${file}.${randomBytes(4).toString('hex')}.part`
    await writeFile(draft, made)
    await rename(draft, file)
    await shrink(folder, maxBytes)
    return made
  }

  const readOrMake = async (file: string, work: () => Promise<Buffer>) => {
    const cached = await readFile(file).catch(unlessMissing)
    if (!cached) return run(() => make(file, work))
    const now = new Date()
    await utimes(file, now, now).catch(unlessMissing)
    return cached
  }

  return (name: string, work: () => Promise<Buffer>): Promise<Buffer> => {
    const running = making.get(name)
    if (running) return running
    // Noted before it is looked for: who looks longer than another makes it would make it again.
    const turn = readOrMake(path.join(folder, name), work).finally(() => making.delete(name))
    making.set(name, turn)
    return turn
  }
}

async function shrink(folder: string, maxBytes: number) {
  const files = await Promise.all(
    (await readdir(folder)).map(async name => {
      const file = path.join(folder, name)
      const found = await stat(file).catch(unlessMissing)
      return found ? [{ file, bytes: found.size, used: found.mtimeMs }] : []
    }),
  )
  let bytes = 0
  for (const entry of files.flat().sort((a, b) => b.used - a.used)) {
    bytes += entry.bytes
    if (bytes > maxBytes) await rm(entry.file, { force: true })
  }
}

const unlessMissing = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT') throw error
  return undefined
}

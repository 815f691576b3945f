import 'server-only'
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { concurrencyLimit } from '#lib/server/concurrency-limit.ts'
import { MOST_PIXELS } from '../resize-picture.ts'

/** Why a HEIC photo could not be made a JPEG. */
export type HeicTrouble = { trouble: 'unreadable' } | { trouble: 'pixels'; width: number; height: number }

/** Makes a JPEG of a HEIC photo, which sharp cannot read: whole or not at all. */
export const decodeHeic = (from: string, to: string): Promise<HeicTrouble | undefined> =>
  queue.run(() => decode(from, to))

// One of 60 million pixels takes 1.2 GB and ten seconds.
const queue = concurrencyLimit(1)

const decode = async (from: string, to: string): Promise<HeicTrouble | undefined> => {
  const draft = `${to}.${randomBytes(4).toString('hex')}.part`
  try {
    const { stdout } = await run(process.execPath, [PROGRAM, from, draft, String(MOST_PIXELS)], {
      timeout: MOST_MS,
      killSignal: 'SIGKILL',
      maxBuffer: 100_000,
    })
    const said = JSON.parse(stdout)
    if ('trouble' in said) return said
    await rename(draft, to)
    return undefined
  } catch {
    // The program died of the file: cut off, no photo, too large for this machine's memory.
    return { trouble: 'unreadable' }
  } finally {
    await rm(draft, { force: true })
  }
}

const run = promisify(execFile)
const PROGRAM = path.join(process.cwd(), 'lib/backend/media/heic/heic-to-jpeg.mjs')
const MOST_MS = 120_000

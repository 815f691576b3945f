import { execFile } from 'node:child_process'
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const MEMORY = '/dev/shm'
const ROOM = 2 * 1024 ** 3

/** The folder for a test run's own: in memory (Linux) creating and deleting a database's files takes a third less time. */
export const fastestFolder = async () => {
  if (process.env.TMPDIR) return os.tmpdir()
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }))
  return bavail * bsize >= ROOM && (await mayRunPrograms(MEMORY)) ? MEMORY : os.tmpdir()
}

/** Containers often mount it without that right. */
const mayRunPrograms = async parent => {
  const folder = await mkdtemp(path.join(parent, 'haat-run-'))
  try {
    const program = path.join(folder, 'program')
    await writeFile(program, '#!/bin/sh\n', { mode: 0o755 })
    await promisify(execFile)(program)
    return true
  } catch {
    return false
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

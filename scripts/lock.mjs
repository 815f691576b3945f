import { createHash } from 'node:crypto'
import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from './run.mjs'

/** Two copies started from one folder install and build one after the other. */
export const withLock = async work => {
  const file = path.join(
    os.tmpdir(),
    `haat-turn-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`,
  )
  while (!(await take(file))) await sleep(200)
  try {
    return await work()
  } finally {
    await rm(file, { force: true })
  }
}

const take = async file => {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (await isLeftBehind(file)) await rm(file, { force: true })
    return false
  }
}

const LONGEST_MS = 15 * 60_000

const isLeftBehind = async file => {
  try {
    const { mtimeMs } = await stat(file)
    process.kill(Number(await readFile(file, 'utf8')), 0)
    return Date.now() - mtimeMs > LONGEST_MS
  } catch (error) {
    return error.code === 'ESRCH'
  }
}

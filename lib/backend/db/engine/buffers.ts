import 'server-only'
import { readdirSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const MB = 1024 * 1024
// Enough for some ten thousand products. The system keeps what was read as well, and gives that memory back where it is
// short.
const LEAST = 64 * MB

/**
 * How much of its data PostgreSQL keeps in its own memory, as its setting: half of a large catalogue, and at most an eighth
 * of the memory. What it has not it asks the system for, block by block.
 */
export const buffersFor = (dataFolder: string, memory = memoryOfThisMachine()) => {
  const half = bytesIn(path.join(dataFolder, 'base')) / 2
  return `shared_buffers=${Math.round(Math.max(LEAST, Math.min(half, memory / 8)) / MB)}MB`
}

/** Of the machine, or of the container where that has less. */
const memoryOfThisMachine = () => Math.min(os.totalmem(), process.constrainedMemory() || os.totalmem())

const bytesIn = (folder: string): number => {
  let bytes = 0
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile())
      bytes += statSync(path.join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0
  return bytes
}

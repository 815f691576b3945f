import { readdirSync, readFileSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'

/**
 * Chromium started by root raises its drawing threads above the niceness it was started with. Brings every
 * thread of this process's children back to it; where there is no /proc there is nothing to do.
 */
export const stayModest = () => {
  const nice = getPriority()
  const parents = new Map()
  for (const pid of numbers('/proc')) parents.set(pid, parentOf(pid))
  for (const pid of parents.keys())
    if (descends(pid, parents)) for (const thread of numbers(`/proc/${pid}/task`)) lower(thread, nice)
}

const numbers = folder => {
  try {
    return readdirSync(folder).map(Number).filter(Boolean)
  } catch {
    return []
  }
}

const parentOf = pid => {
  try {
    return Number(/PPid:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return 0
  }
}

const descends = (pid, parents) => {
  for (let each = pid; each > 1; each = parents.get(each) ?? 0)
    if (parents.get(each) === process.pid) return true
  return false
}

const lower = (thread, nice) => {
  try {
    if (getPriority(thread) < nice) setPriority(thread, nice)
  } catch (error) {
    if (error.info?.code !== 'ESRCH') throw error
  }
}

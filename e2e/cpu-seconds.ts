import { readdirSync, readFileSync } from 'node:fs'

const TICKS_A_SECOND = 100

type Process = { pid: number; parent: number; ticks: number }

/** Seconds of CPU that a process and its descendants have used, including ended ones. Linux only. */
export const cpuSeconds = (root: number) => {
  const all = readdirSync('/proc').flatMap(name => (/^\d+$/.test(name) ? (statOf(name) ?? []) : []))
  const below = Map.groupBy(all, ({ parent }) => parent)
  const sum = (each: Process): number =>
    each.ticks + (below.get(each.pid) ?? []).reduce((total, child) => total + sum(child), 0)
  return all.filter(({ pid }) => pid === root).reduce((total, each) => total + sum(each), 0) / TICKS_A_SECOND
}

// A process may end while it is being read.
const statOf = (pid: string): Process | undefined => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1')
    const [, parent, ...rest] = text.slice(text.lastIndexOf(')') + 2).split(' ')
    // utime, stime, cutime and cstime
    const ticks = rest.slice(9, 13).reduce((total, each) => total + Number(each), 0)
    return { pid: Number(pid), parent: Number(parent), ticks }
  } catch {
    return undefined
  }
}

import { readdirSync, readFileSync } from 'node:fs'

/**
 * What a process and all below it hold, in MB: what each has to itself, and its part of what it shares with others (PSS).
 * Linux only.
 */
export const memoryOf = root => {
  const below = Map.groupBy(all(), ({ parent }) => parent)
  const listed = []
  const list = pid => {
    listed.push({ pid, name: nameOf(pid), mb: pssOf(pid) })
    for (const child of below.get(pid) ?? []) list(child.pid)
  }
  list(root)
  const sum = wanted => listed.filter(wanted).reduce((total, { mb }) => total + mb, 0)
  return {
    all: sum(() => true),
    database: sum(({ name }) => name === 'postgres'),
    waiting: sum(({ name }) => name === 'npm'),
  }
}

const all = () =>
  readdirSync('/proc').flatMap(name => {
    const text = /^\d+$/.test(name) ? read(name, 'stat') : ''
    return text
      ? [{ pid: Number(name), parent: Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1]) }]
      : []
  })

const nameOf = pid => {
  const [program = '', file = ''] = read(pid, 'cmdline').split('\0')
  if (/postgres/.test(program)) return 'postgres'
  return /^(npm|sh)\b/.test(program) || /npm(-cli\.js)?$/.test(file) ? 'npm' : 'node'
}

const pssOf = pid => Number(/^Pss:\s+(\d+)/m.exec(read(pid, 'smaps_rollup'))?.[1] ?? 0) / 1024

// A process may end while it is read.
const read = (pid, file) => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1')
  } catch {
    return ''
  }
}

import { execFileSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { root } from '../../run.mjs'

/**
 * Keeps what a bench has found as docs/performance/NAME.json, from which `npm run bench -- report` writes
 * docs/performance.md. The last run of each bench counts, so that one can be run anew.
 *
 * `rows` are `{ what, value, unit, atMost | atLeast }`, the last only where there is something to reach; `plots` are
 * `{ file, title, x, y, lines: [{ name, points: [[x, y]] }] }`, on logarithmic axes; `tables` are `{ head, rows }` of cells
 * as they shall show.
 */
export const record = async (name, { title, rows = [], notes = [], tables = [], plots = [] }) => {
  const found = {
    title,
    date: new Date().toISOString().slice(0, 10),
    command: commandOf(name),
    commit: commit(),
    machine: machine(),
    load: os.loadavg()[0],
    notes,
    rows: rows.map(row => ({ ...row, value: rounded(row.value) })),
    tables,
    plots: plots.map(plot => ({
      ...plot,
      lines: plot.lines.map(line => ({ ...line, points: line.points.map(point => point.map(rounded)) })),
    })),
  }
  await mkdir(FOLDER, { recursive: true })
  await writeFile(path.join(FOLDER, `${name}.json`), `${JSON.stringify(found, null, 2)}\n`)
}

export const FOLDER = path.join(root, 'docs/performance')

// Where this machine keeps its data concerns nobody.
const commandOf = name =>
  ['npm run bench --', name, ...process.argv.slice(2)].join(' ').replace(/ --keep[= ]\S+/, '')

const commit = () => {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}

const machine = () => {
  const [cpu] = os.cpus()
  return `${os.availableParallelism()} cores (${cpu?.model.trim() ?? 'unknown'}), ${Math.round(os.totalmem() / 2 ** 30)} GB, ${os.type()} ${os.release()}, Node ${process.versions.node}`
}

// Three digits: no run of this is truer than that.
const rounded = value => (Number.isInteger(value) ? value : Number(value.toPrecision(3)))

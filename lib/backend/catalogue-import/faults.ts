import 'server-only'

/** What stands in the way of an import, as its author reads it. */
export type Fault = { file: string; line?: number; column?: string; reason: string }

const LISTED = 200

/** Collects faults: all are counted, the first ones are kept. */
export class Faults {
  readonly listed: Fault[] = []
  count = 0

  add(fault: Fault) {
    this.count++
    if (this.listed.length < LISTED) this.listed.push(fault)
  }
}

export const inWords = ({ file, line, column, reason }: Fault) =>
  `${file}${line ? `, line ${line}` : ''}${column ? `, ${column}` : ''}: ${reason}`

/** The folder is not taken in, and nothing was changed. */
export class ImportRefused extends Error {
  readonly faults: Faults
  constructor(faults: Faults) {
    const more = faults.count - faults.listed.length
    const listed = faults.listed.toSorted(
      (a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0),
    )
    super([...listed.map(inWords), ...(more > 0 ? [`… and ${more} more.`] : [])].join('\n'))
    this.name = 'ImportRefused'
    this.faults = faults
  }
}

import 'server-only'
import { type FileHandle, open, rm } from 'node:fs/promises'

/** A row of the file, by its line. */
export type StoredRow = { line: number; cells: string[] }

const WINDOW = 1 << 20
/** More rows of one product than this are left out. */
export const MOST_ROWS = 5_000

/**
 * The rows of a file, on disk, found again by product: rows of one product may stand far apart, and a file may be larger
 * than memory. Kept of each row are three numbers.
 */
export class RowStore {
  readonly #path: string
  readonly #file: FileHandle
  #waiting: string[] = []
  #waitingBytes = 0
  #size = 0
  #starts = new Float64Array(1024)
  #parents = new Float64Array(1024)
  readonly #names = new NumberMap()
  rows = 0

  constructor(path: string, file: FileHandle) {
    this.#path = path
    this.#file = file
  }

  static async open(path: string) {
    return new RowStore(path, await open(path, 'w+'))
  }

  /** Adds a row with its own names, by which others may call it, and the name of the row it belongs to. */
  async add(row: StoredRow, { names, of }: { names: readonly string[]; of: string | undefined }) {
    const text = `${JSON.stringify([row.line, ...row.cells])}\n`
    if (this.rows + 1 >= this.#starts.length) this.#grow()
    this.#starts[this.rows] = this.#size
    this.#parents[this.rows] = of === undefined ? 0 : hashOf(of)
    for (const name of names) this.#names.setNew(hashOf(name), this.rows)
    this.rows++
    const bytes = Buffer.byteLength(text)
    this.#size += bytes
    this.#waitingBytes += bytes
    this.#waiting.push(text)
    if (this.#waitingBytes > WINDOW) await this.#flush()
  }

  /** The rows of each product, in the order of their first ones; of too many the first, and how many are left out. */
  async *products(): AsyncGenerator<{ rows: StoredRow[]; leftOut: number }> {
    await this.#flush()
    this.#starts[this.rows] = this.#size
    const { next, heads } = this.#chain()
    const read = this.#reader()
    for (let head = 0; head < this.rows; head++) {
      if (!heads[head]) continue
      const rows: StoredRow[] = []
      let leftOut = 0
      for (let at = head; at >= 0; at = next[at] as number) {
        if (rows.length < MOST_ROWS) rows.push(await read(at, at === head))
        else leftOut++
      }
      yield { rows, leftOut }
    }
  }

  async close() {
    await this.#file.close()
    await rm(this.#path, { force: true })
  }

  /** Which row follows which of the same product. A row whose product is not there is one of its own. */
  #chain() {
    const next = new Int32Array(this.rows).fill(-1)
    const tails = new Int32Array(this.rows).fill(-1)
    const heads = new Uint8Array(this.rows)
    const headOf = (row: number) => {
      const parent = this.#parents[row] as number
      return parent === 0 ? row : (this.#names.get(parent) ?? row)
    }
    // One that is told after its parts stands before them.
    for (let row = 0; row < this.rows; row++)
      if (headOf(row) === row) {
        heads[row] = 1
        tails[row] = row
      }
    for (let row = 0; row < this.rows; row++) {
      const head = headOf(row)
      if (head === row) continue
      // A part of a part is a product of its own.
      if (!heads[head]) {
        heads[row] = 1
        continue
      }
      next[tails[head] as number] = row
      tails[head] = row
    }
    return { next, heads }
  }

  /** Reads ahead where a product begins: its other rows mostly follow. */
  #reader() {
    let from = 0
    let held = Buffer.alloc(0)
    const bytesOf = async (start: number, end: number, isHead: boolean) => {
      if (start >= from && end <= from + held.length) return held.subarray(start - from, end - from)
      const length = isHead ? Math.max(WINDOW, end - start) : end - start
      const { buffer, bytesRead } = await this.#file.read(Buffer.alloc(length), 0, length, start)
      if (!isHead) return buffer
      from = start
      held = buffer.subarray(0, bytesRead)
      return held.subarray(0, end - start)
    }
    return async (row: number, isHead: boolean): Promise<StoredRow> => {
      const bytes = await bytesOf(this.#starts[row] as number, this.#starts[row + 1] as number, isHead)
      const [line, ...cells] = JSON.parse(bytes.toString()) as [number, ...string[]]
      return { line, cells }
    }
  }

  #grow() {
    const longer = (list: Float64Array) => {
      const grown = new Float64Array(list.length * 2)
      grown.set(list)
      return grown
    }
    this.#starts = longer(this.#starts)
    this.#parents = longer(this.#parents)
  }

  async #flush() {
    if (this.#waiting.length > 0) await this.#file.write(this.#waiting.join(''))
    this.#waiting = []
    this.#waitingBytes = 0
  }
}

/** 53 bits of a text, never 0. */
export function hashOf(text: string) {
  let [low, high] = [0x811c9dc5, 0x1b873593]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    low = Math.imul(low ^ code, 0x01000193)
    high = Math.imul(high ^ code, 0x85ebca6b)
  }
  low = Math.imul(low ^ (low >>> 15), 0x2c1b3c6d)
  high = Math.imul(high ^ (high >>> 13), 0x297a2d39)
  return (high & 0x1fffff) * 0x1_0000_0000 + (low >>> 0) || 1
}

/** Numbers by numbers in two flat arrays: a Map of a million takes five times as much. */
export class NumberMap {
  #keys = new Float64Array(1024)
  #values = new Int32Array(1024)
  #count = 0

  get(key: number): number | undefined {
    const place = this.#placeOf(key)
    return this.#keys[place] === key ? this.#values[place] : undefined
  }

  /** Sets it unless it is there already; tells whether it was new. */
  setNew(key: number, value: number) {
    const place = this.#placeOf(key)
    if (this.#keys[place] === key) return false
    this.#keys[place] = key
    this.#values[place] = value
    if (++this.#count * 2 > this.#keys.length) this.#grow()
    return true
  }

  #placeOf(key: number) {
    const mask = this.#keys.length - 1
    let place = (key ^ Math.floor(key / 0x1_0000_0000)) & mask
    while (this.#keys[place] !== 0 && this.#keys[place] !== key) place = (place + 1) & mask
    return place
  }

  #grow() {
    const [keys, values] = [this.#keys, this.#values]
    this.#keys = new Float64Array(keys.length * 2)
    this.#values = new Int32Array(keys.length * 2)
    this.#count = 0
    for (let at = 0; at < keys.length; at++)
      if (keys[at] !== 0) this.setNew(keys[at] as number, values[at] as number)
  }
}

import 'server-only'
import { ImportErrors, type Told } from '../catalogue-import/errors.ts'

/** What could not be carried as it stood, told at the end by kind. */
export class ConvertNotes {
  readonly list = new ImportErrors()
  readonly #file: string
  readonly #told = new Set<string>()

  constructor(file: string) {
    this.#file = file
  }

  add(reason: Told, at: { line?: number; column?: string; value?: string } = {}) {
    this.list.add({ file: this.#file, ...at, reason })
  }

  /** What is true of the whole file, however many of its rows show it. */
  addOnce(reason: string) {
    if (this.#told.has(reason)) return
    this.#told.add(reason)
    this.add(reason)
  }
}

import 'server-only'
import { ImportErrors } from '../catalogue-import/errors.ts'

/** What could not be carried as it stood, told at the end by kind. */
export class ConvertNotes {
  readonly list = new ImportErrors()
  readonly #file: string

  constructor(file: string) {
    this.#file = file
  }

  add(reason: string, at: { line?: number; column?: string; value?: string } = {}) {
    this.list.add({ file: this.#file, ...at, reason })
  }
}

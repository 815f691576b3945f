import type { Acts } from '#lib/backend/desk/acts.ts'

type Quiet = { quiet: true }

/** What the book says of each act, by its area and name: an act without its sentence does not compile. */
export type BookWords = {
  [Area in keyof Acts]: {
    [Name in keyof Acts[Area] & string as Acts[Area][Name] extends Quiet ? never : Name]: string
  }
}

/**
 * Where a form of the desk is posted: `'/desk/do/orders/pack' satisfies ActPath`. The path of a missing act does not
 * compile. It is only a type, so it adds nothing to the script.
 */
export type ActPath = { [Area in keyof Acts]: `/desk/do/${Area}/${keyof Acts[Area] & string}` }[keyof Acts]

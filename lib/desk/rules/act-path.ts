import type { Acts } from '#lib/backend/desk/acts.ts'

/**
 * Where a form of the desk is posted: `'/desk/do/orders/pack' satisfies ActPath`. The path of a missing act does not
 * compile. It is only a type, so it adds nothing to the script.
 */
export type ActPath = { [Word in keyof Acts]: `/desk/do/${Word}/${keyof Acts[Word] & string}` }[keyof Acts]

import type { formActions } from '../server/form-actions.ts'

type Actions = typeof formActions

/**
 * Where a form is posted: `'/do/cart/add' satisfies FormPath`. A path of no action does not compile. It is a type, so
 * that no script gets longer by it.
 */
export type FormPath = {
  [Word in keyof Actions]: `/do/${Word}/${keyof Actions[Word] & string}`
}[keyof Actions]

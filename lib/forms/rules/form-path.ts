import type { formActions } from '../server/form-actions.ts'

type Actions = typeof formActions

/**
 * Where a form is posted: `'/do/cart/add' satisfies FormPath`. The path of a missing action does not compile. It is
 * only a type, so it adds nothing to the script.
 */
export type FormPath = {
  [Area in keyof Actions]: `/do/${Area}/${keyof Actions[Area] & string}`
}[keyof Actions]

import type { formActions } from '../server/form-actions.ts'

type Actions = typeof formActions

/** Where a form is posted: `formPath('cart', 'add')`. An action that is not there does not compile. */
export const formPath = <Word extends keyof Actions, Action extends keyof Actions[Word] & string>(
  word: Word,
  action: Action,
) => `/do/${word}/${action}` as const

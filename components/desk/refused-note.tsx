import type { ActResponse } from '#lib/desk/rules/act-types.ts'
import { showItIsYou, signInAgain } from '#messages/desk-form.ts'

/** Why an act was not done. A sign-in or a proof opens beside this page, on which everything typed stays. */
export const RefusedNote = ({ message, needs, to }: Pick<ActResponse, 'message' | 'needs' | 'to'>) => (
  <p role="alert" className="mt-2 text-sm text-danger">
    {message}{' '}
    {needs && to && (
      <a
        className="link inline-flex min-h-11 items-center"
        href={`${to}&tab=1`}
        target="_blank"
        rel="noopener"
      >
        {needs === 'proof' ? showItIsYou : signInAgain}
      </a>
    )}
  </p>
)

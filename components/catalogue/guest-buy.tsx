import type { FormPath } from '#lib/forms/rules/form-path.ts'
import { useSessionName } from '#lib/session/browser/use-session.ts'
import { continueWithMobile } from '#messages/guest-link.ts'

/** Buy Now without an account. The page is the same for all: for a customer it is there and not seen, so that nothing moves. */
export const GuestBuy = () => (
  <button
    className={useSessionName() ? 'link guest-buy invisible' : 'link guest-buy'}
    type="submit"
    formAction={'/do/checkout/buy-as-guest' satisfies FormPath}
  >
    {continueWithMobile}
  </button>
)

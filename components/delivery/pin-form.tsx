import { buttonClass } from '#components/ui/button.tsx'
import type { PinAnswer } from '#lib/delivery/rules/pin-answer.ts'
import { checkPin, pinField, pinFormLabel } from '#messages/delivery-pages.ts'

type Props = {
  /** The page that it stands on, which answers where there is no script. */
  action: string
  /** What stands in its query besides, by name. */
  kept?: Record<string, string>
  answer?: PinAnswer | undefined
  className?: string
}

/** Asks for a PIN code, and says by when and how it is delivered there. With script the page stays (lib/browser/inline/pin-form.ts). */
export const PinForm = ({ action, kept = {}, answer, className = 'mb-6' }: Props) => (
  <form
    action={action}
    data-pin-form={answer ? (answer.ok ? 'ok' : 'no') : ''}
    className={`group max-w-md ${className}`}
    aria-label={pinFormLabel}
  >
    {Object.entries(kept).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <label htmlFor="pin" className="block text-sm font-medium">
      {pinField}
    </label>
    <div className="mt-1 flex gap-2">
      <input
        id="pin"
        name="pin"
        className="input min-w-0 flex-1"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={20}
        required
        defaultValue={answer?.pin}
      />
      <button type="submit" className={buttonClass()}>
        {checkPin}
      </button>
    </div>
    {/* Its place is kept: the answer of a PIN code that was asked before comes after the page. */}
    <div role="status" className="min-h-14 text-sm">
      <p className="mt-2 font-medium empty:hidden group-data-[pin-form=no]:text-danger">{answer?.say}</p>
      <p className="mt-1 text-muted empty:hidden">{answer?.more}</p>
    </div>
  </form>
)

'use client'
import { buttonClass } from '#components/ui/button.tsx'
import { FieldError } from '#components/ui/field.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { toast } from '#lib/browser/toast.ts'
import { CAPTCHA_DIGITS } from '#lib/constants.ts'
import type { FormPath } from '#lib/forms/rules/form-path.ts'
import { digitsPicture, listen, otherDigits, theDigits, typeTheDigits } from '#messages/checkout-pages.ts'
import { tryLater } from '#messages/every-page.ts'

export type Captcha = { id: string; picture: string; audio: string }

type Props = { captcha: Captcha; error?: string; busy: boolean; refresh?: FormPath; onRefresh?: () => void }

/** Four digits to read or hear; a new challenge keeps all other fields. */
export function CaptchaField({ captcha, error, busy, refresh = '/do/checkout/refresh', onRefresh }: Props) {
  return (
    <fieldset id="captcha" className="captcha when-cod">
      <legend className="mb-2 text-sm font-medium">{typeTheDigits}</legend>
      <input type="hidden" name="captcha_id" value={captcha.id} />
      <div className="flex flex-wrap items-center gap-2">
        <img
          key={captcha.picture}
          src={captcha.picture}
          width={160}
          height={56}
          alt={digitsPicture}
          className="rounded-md border border-line"
        />
        <button
          type="submit"
          className="press"
          formAction={refresh}
          formNoValidate
          aria-label={otherDigits}
          disabled={busy}
          onClick={event => {
            if (!onRefresh) return
            event.preventDefault()
            onRefresh()
          }}
        >
          <Icon name="refresh" />
        </button>
        <a
          className={buttonClass('plain', 'small')}
          href={captcha.audio}
          onClick={event => {
            event.preventDefault()
            new Audio(captcha.audio).play().catch(cause => {
              console.warn(cause)
              toast({ text: tryLater, tone: 'bad' })
            })
          }}
        >
          <Icon name="volume" /> {listen}
        </a>
      </div>
      <input
        // New digits: those typed for the last ones are cleared.
        key={captcha.id}
        id="digits"
        className="input mt-2 max-w-60"
        name="captcha"
        inputMode="numeric"
        autoComplete="off"
        maxLength={CAPTCHA_DIGITS}
        readOnly={busy}
        aria-label={theDigits}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'captcha-error' : undefined}
      />
      {error && <FieldError id="captcha-error">{error}</FieldError>}
    </fieldset>
  )
}

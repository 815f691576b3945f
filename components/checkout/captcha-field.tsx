'use client'
import { buttonClass } from '#components/ui/button.tsx'
import { FieldError } from '#components/ui/field.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { toast } from '#lib/browser/toast.ts'
import { CAPTCHA_DIGITS } from '#lib/constants.ts'
import { formPath } from '#lib/forms/rules/form-path.ts'
import { messages } from '#lib/messages.ts'

export type Captcha = { id: string; picture: string; audio: string }

type Props = { captcha: Captcha; error?: string; busy: boolean; onRefresh?: () => void }

/** Four digits to be read or heard; another challenge keeps all that was chosen. */
export function CaptchaField({ captcha, error, busy, onRefresh }: Props) {
  return (
    <fieldset id="captcha" className="captcha when-cod">
      <legend className="mb-2 text-sm font-medium">Type the four digits</legend>
      <input type="hidden" name="captcha_id" value={captcha.id} />
      <div className="flex flex-wrap items-center gap-2">
        <img
          key={captcha.picture}
          src={captcha.picture}
          width={160}
          height={56}
          alt="Four digits; press Listen to hear them"
          className="rounded-md border border-line"
        />
        <button
          type="submit"
          className="press"
          formAction={formPath('checkout', 'refresh')}
          formNoValidate
          aria-label="Other digits"
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
              toast({ text: messages.tryLater, tone: 'bad' })
            })
          }}
        >
          <Icon name="volume" /> Listen
        </a>
      </div>
      <input
        // Other digits, so what was typed for the last ones goes.
        key={captcha.id}
        id="digits"
        className="input mt-2 max-w-60"
        name="captcha"
        inputMode="numeric"
        autoComplete="off"
        maxLength={CAPTCHA_DIGITS}
        readOnly={busy}
        aria-label="The four digits"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'captcha-error' : undefined}
      />
      {error && <FieldError id="captcha-error">{error}</FieldError>}
    </fieldset>
  )
}

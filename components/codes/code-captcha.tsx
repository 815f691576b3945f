import { Field } from '#components/ui/field.tsx'
import { CAPTCHA_DIGITS } from '#lib/constants.ts'
import { digitsPicture, listenToDigits, typeDigits } from '#messages/codes-pages.ts'

type Props = { captcha?: { id: string; picture: string; audio: string }; error?: string }

/** Asked of a network that has asked for many codes. */
export const CodeCaptcha = ({ captcha, error }: Props) =>
  captcha && (
    <div className="grid gap-2">
      <input type="hidden" name="captcha_id" value={captcha.id} />
      <div className="flex flex-wrap items-center gap-3">
        <img
          src={captcha.picture}
          width={160}
          height={56}
          alt={digitsPicture}
          className="rounded-md border border-line"
        />
        <a className="link inline-flex min-h-11 items-center" href={captcha.audio}>
          {listenToDigits}
        </a>
      </div>
      <Field
        label={typeDigits}
        name="captcha"
        inputMode="numeric"
        autoComplete="off"
        maxLength={CAPTCHA_DIGITS}
        required
        error={error}
      />
    </div>
  )

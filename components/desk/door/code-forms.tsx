import { CodeCaptcha } from '#components/codes/code-captcha.tsx'
import { CodeSent } from '#components/codes/code-sent.tsx'
import type { captchaOf } from '#lib/checkout/rules/captcha-paths.ts'
import type { CodeState } from '#lib/codes/rules/code-types.ts'
import type { ActPath } from '#lib/desk/rules/act-path.ts'
import { formKey } from '#lib/desk/rules/form-key.ts'
import type { DeskFlash } from '#lib/desk/server/desk-flash.ts'
import { MOBILE_PATTERN } from '#lib/rules/mobile-number.ts'
import { mobileField, mobileHint, otherNumber, sendCodeButton } from '#messages/codes-pages.ts'
import { Act } from '../act.tsx'
import { ActButton } from '../act-button.tsx'
import { ActField } from '../act-field.tsx'
import { DeskCodeField } from './desk-code-field.tsx'
import { TabForm } from './tab-form.tsx'

type Props = {
  ask: ActPath
  use: ActPath
  /** The code that waits in this browser. */
  code?: CodeState
  captcha?: ReturnType<typeof captchaOf>
  hasPracticePhone: boolean
  here: string
  to: string
  isBeside: boolean
  flash: DeskFlash
  /** The number that it goes to; without it the number is asked. */
  number?: string
  /** What the button under the code says. */
  label: string
}

/** A code to a phone: asked for, then typed. */
export function CodeForms({ ask, use, code, captcha, flash, number, label, ...page }: Props) {
  const { hasPracticePhone, here, to, isBeside } = page
  if (!code)
    return (
      <Act action={ask} className="grid gap-3">
        {!number && (
          <ActField
            label={mobileField}
            name="mobile"
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            pattern={MOBILE_PATTERN}
            hint={mobileHint}
            required
            defaultValue={flash.typed?.mobile}
            error={flash.fields?.mobile}
          />
        )}
        <CodeCaptcha captcha={captcha} error={flash.fields?.captcha} />
        <ActButton>{sendCodeButton}</ActButton>
      </Act>
    )
  return (
    <>
      <CodeSent mobile={code.mobile} failed={code.failed} hasPracticePhone={hasPracticePhone} here={here} />
      <TabForm action={use} sendKey={formKey()} isBeside={isBeside} className="grid gap-3">
        <input type="hidden" name="to" value={to} />
        <DeskCodeField error={flash.fields?.code} />
        <ActButton look="primary">{label}</ActButton>
      </TabForm>
      <Act action="/desk/do/door/codeAgain">
        <button type="submit" className="link min-h-11">
          {otherNumber}
        </button>
      </Act>
    </>
  )
}

import { fieldErrors } from '#components/session/field-errors.ts'
import { PasswordField } from '#components/session/password-field.tsx'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Fold } from '#components/ui/fold.tsx'
import type { Flash } from '#lib/api/server/flash.ts'
import type { AccountNumber } from '#lib/codes/rules/code-types.ts'
import { numberInGroups } from '#lib/codes/rules/number-in-groups.ts'
import type { CodePage } from '#lib/codes/server/read-code-page.ts'
import type { FormPath } from '#lib/forms/rules/form-path.ts'
import { routes } from '#lib/routes.ts'
import { MOBILE_PATTERN } from '#lib/rules/mobile-number.ts'
import {
  addNumber,
  changeNumber,
  changeTells,
  checkCode,
  firstOldNumber,
  mobileHint,
  newNumber,
  noNumberYet,
  numberIsNotProved,
  numberIsProved,
  otherNumber,
  passwordOrOldHint,
  passwordOrOldNumber,
  proveButton,
} from '#messages/codes-pages.ts'
import { CodeCaptcha } from './code-captcha.tsx'
import { CodeField } from './code-field.tsx'
import { CodeSent } from './code-sent.tsx'
import { OlderOrderForm } from './older-order-form.tsx'

type Props = CodePage & { number: AccountNumber; flash: Flash }

/** The number of an account: proved, changed, and the older orders that came with it. */
export function NumberForms({ state, ...props }: Props) {
  const { number, hasPracticePhone, flash } = props
  if (state?.step === 'sent' && state.customer === number.customer)
    return (
      <>
        <CodeSent
          {...state}
          hasPracticePhone={hasPracticePhone}
          here={routes.yourNumber.path}
          lead={state.purpose === 'change-number' ? firstOldNumber(numberInGroups(state.mobile)) : undefined}
        />
        <form method="post" action={'/do/codes/prove' satisfies FormPath} className="grid gap-4">
          <CodeField error={fieldErrors(flash).code} />
          <Button type="submit" look="primary">
            {checkCode}
          </Button>
        </form>
        <form method="post" action={'/do/codes/number-again' satisfies FormPath}>
          <button type="submit" className="link min-h-11">
            {otherNumber}
          </button>
        </form>
      </>
    )
  return (
    <>
      <p>{standing(number)}</p>
      {number.mobile && !number.isProved && <ProveForm {...props} />}
      <ChangeForm {...props} />
      {number.isProved && <OlderOrderForm flash={flash} />}
    </>
  )
}

const standing = ({ mobile, isProved }: AccountNumber) => {
  if (!mobile) return noNumberYet
  return isProved ? numberIsProved(numberInGroups(mobile)) : numberIsNotProved(numberInGroups(mobile))
}

const ProveForm = ({ number, captcha, flash }: Props) => (
  <form method="post" action={'/do/codes/number' satisfies FormPath} className="grid max-w-md gap-4">
    <input type="hidden" name="mobile" value={number.mobile} />
    <CodeCaptcha captcha={captcha} error={fieldErrors(flash).captcha} />
    <Button type="submit" look="primary">
      {proveButton}
    </Button>
  </form>
)

const ChangeForm = ({ number, captcha, flash }: Props) => {
  const errors = fieldErrors(flash)
  return (
    <Fold title={number.mobile ? changeNumber : addNumber} open={Boolean(errors.mobile || errors.password)}>
      <form method="post" action={'/do/codes/number' satisfies FormPath} className="grid max-w-md gap-4">
        <Field
          label={newNumber}
          hint={mobileHint}
          name="mobile"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          pattern={MOBILE_PATTERN}
          required
          defaultValue={flash.typed?.mobile}
          error={errors.mobile}
        />
        {number.hasPassword && (
          <PasswordField
            label={passwordOrOldNumber}
            hint={number.isProved ? passwordOrOldHint : undefined}
            name="password"
            autoComplete="current-password"
            required={!number.isProved}
            error={errors.password}
          />
        )}
        <CodeCaptcha captcha={captcha} error={errors.captcha} />
        <p className="text-sm text-muted">{changeTells}</p>
        <Button type="submit" className="justify-self-start">
          {proveButton}
        </Button>
      </form>
    </Fold>
  )
}

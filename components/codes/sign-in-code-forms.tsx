import type { ReactNode } from 'react'
import { fieldErrors } from '#components/session/field-errors.ts'
import { PasswordField } from '#components/session/password-field.tsx'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import type { Flash } from '#lib/api/server/flash.ts'
import { numberInGroups } from '#lib/codes/rules/number-in-groups.ts'
import { signInCodeUrl } from '#lib/codes/rules/sign-in-code-url.ts'
import type { CodePage } from '#lib/codes/server/read-code-page.ts'
import { NAME_MAX } from '#lib/constants.ts'
import type { FormPath } from '#lib/forms/rules/form-path.ts'
import { MOBILE_PATTERN } from '#lib/rules/mobile-number.ts'
import {
  accountPassword,
  checkCode,
  makeAccount,
  mobileField,
  mobileHint,
  nameLead,
  notMine,
  notMineLead,
  openIt,
  otherNumber,
  sendCodeButton,
  whoseAccount,
  whoseLead,
  yourName,
} from '#messages/codes-pages.ts'
import { rememberMe } from '#messages/sign-in.ts'
import { CodeCaptcha } from './code-captcha.tsx'
import { CodeField } from './code-field.tsx'
import { CodeSent } from './code-sent.tsx'

type Props = CodePage & { from: string; remember: boolean; flash: Flash }

/** The step that this browser has come to: the number, its code, and what is asked after that. */
export function SignInCodeForms(props: Props) {
  const { state } = props
  if (state?.purpose !== 'sign-in') return <NumberForm {...props} />
  if (state.step === 'sent') return <CodeForm {...props} state={state} />
  return state.isTaken ? (
    <WhoseForms {...props} mobile={state.mobile} />
  ) : (
    <NewForm {...props} lead={nameLead} />
  )
}

const NumberForm = ({ captcha, flash, ...way }: Props) => (
  <StepForm {...way} post={'/do/codes/ask'}>
    <Field
      label={mobileField}
      hint={mobileHint}
      name="mobile"
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      pattern={MOBILE_PATTERN}
      required
      defaultValue={flash.typed?.mobile}
      error={fieldErrors(flash).mobile}
    />
    <CodeCaptcha captcha={captcha} error={fieldErrors(flash).captcha} />
    <Button type="submit" look="primary">
      {sendCodeButton}
    </Button>
  </StepForm>
)

const CodeForm = ({
  state,
  flash,
  hasPracticePhone,
  ...way
}: Props & { state: NonNullable<CodePage['state']> }) => (
  <>
    <CodeSent {...state} hasPracticePhone={hasPracticePhone} here={signInCodeUrl(way.from, way.remember)} />
    <StepForm {...way} remember={false} post={'/do/codes/sign-in'}>
      <CodeField error={fieldErrors(flash).code} />
      <label className="flex min-h-11 items-center gap-2">
        <input type="checkbox" className="size-5" name="remember" value="on" />
        {rememberMe}
      </label>
      <Button type="submit" look="primary">
        {checkCode}
      </Button>
    </StepForm>
    <StepForm {...way} post={'/do/codes/again'}>
      <button type="submit" className="link min-h-11 justify-self-center">
        {otherNumber}
      </button>
    </StepForm>
  </>
)

const WhoseForms = ({ mobile, ...props }: Props & { mobile: string }) => (
  <>
    <section className="grid gap-4">
      <h2>{whoseAccount}</h2>
      <p>{whoseLead(numberInGroups(mobile))}</p>
      <StepForm {...props} post={'/do/codes/password'}>
        <PasswordField
          label={accountPassword}
          name="password"
          autoComplete="current-password"
          required
          error={fieldErrors(props.flash).password}
        />
        <Button type="submit" look="primary">
          {openIt}
        </Button>
      </StepForm>
    </section>
    <section className="grid gap-4">
      <h2>{notMine}</h2>
      <NewForm {...props} lead={notMineLead} />
    </section>
  </>
)

const NewForm = ({ lead, flash, ...way }: Props & { lead: string }) => (
  <>
    <p>{lead}</p>
    <StepForm {...way} post={'/do/codes/new'}>
      <Field
        label={yourName}
        name="name"
        autoComplete="name"
        maxLength={2 * NAME_MAX}
        required
        defaultValue={flash.typed?.name}
        error={fieldErrors(flash).name}
      />
      <Button type="submit" look="primary">
        {makeAccount}
      </Button>
    </StepForm>
  </>
)

type StepFormProps = { post: FormPath; from: string; remember: boolean; children: ReactNode }

const StepForm = ({ post, from, remember, children }: StepFormProps) => (
  <form method="post" action={post} className="grid gap-4">
    <input type="hidden" name="from" value={from} />
    {remember && <input type="hidden" name="remember" value="on" />}
    {children}
  </form>
)

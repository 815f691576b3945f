'use client'
import { type ComponentProps, useState } from 'react'
import { Button, ButtonLink } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { Refusal } from '#components/ui/refusal.tsx'
import { useFormPost } from '#lib/api/browser/use-form-post.ts'
import type { SubmittedValues } from '#lib/api/server/submitted-values.ts'
import { digitsOnlyMobile } from '#lib/browser/digits-only.ts'
import { MOBILE_PATTERN } from '#lib/rules/mobile-number.ts'
import { registerProblems } from '#lib/session/rules/form-problems.ts'
import { phoneDigits } from '#messages/fields.ts'
import {
  confirmPassword,
  createAccount,
  creatingAccount,
  emailField,
  firstName,
  lastName,
  passwordField,
  passwordHint,
  phone,
  signIn,
} from '#messages/register.ts'
import { registered, registrationFailed, somethingWrongBang } from '#messages/session.ts'
import { PasswordField } from './password-field.tsx'

const FIELDS = ['firstname', 'lastname', 'email', 'mobileno', 'password', 'confirm']
const GO_ON_MS = 1500

type Props = { from: string; fieldErrors: Record<string, string>; typed?: SubmittedValues }

export function RegisterForm({ from, fieldErrors, typed }: Props) {
  const [signInAt, setSignInAt] = useState<string>()
  const form = useFormPost({
    action: '/do/session/register',
    fields: FIELDS,
    problems: registerProblems,
    onDone: ({ to }) => {
      setSignInAt(to)
      setTimeout(() => location.assign(to), GO_ON_MS)
    },
  })
  const field = (name: string): Pick<ComponentProps<typeof Field>, 'error'> => ({
    error: form.error(name) ?? fieldErrors[name],
    ...form.field(name),
  })
  if (signInAt)
    return (
      <Notice tone="good">
        <p className="font-medium">{registered}</p>
        <ButtonLink href={signInAt} className="mt-3">
          {signIn}
        </ButtonLink>
      </Notice>
    )
  return (
    <form {...form.attributes} className="grid gap-4">
      <input type="hidden" value={from} {...form.field('from')} />
      {form.refused && (
        <Refusal>
          <p className="font-medium">
            {form.isRefusedAs('tryLater') ? somethingWrongBang : registrationFailed}
          </p>
          {!form.isRefusedAs('registrationFailed') && <p>{form.refused}</p>}
        </Refusal>
      )}
      <Field
        label={firstName}
        autoComplete="given-name"
        required
        defaultValue={typed?.firstname}
        {...field('firstname')}
      />
      <Field
        label={lastName}
        autoComplete="family-name"
        required
        defaultValue={typed?.lastname}
        {...field('lastname')}
      />
      <Field
        label={emailField}
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        defaultValue={typed?.email}
        {...field('email')}
      />
      <Field
        label={phone}
        type="tel"
        autoComplete="tel-national"
        inputMode="numeric"
        onInput={digitsOnlyMobile}
        pattern={MOBILE_PATTERN}
        title={phoneDigits}
        required
        defaultValue={typed?.mobileno}
        {...field('mobileno')}
      />
      <PasswordField
        label={passwordField}
        autoComplete="new-password"
        hint={passwordHint}
        required
        {...field('password')}
      />
      <PasswordField label={confirmPassword} autoComplete="new-password" required {...field('confirm')} />
      <Button type="submit" look="primary" disabled={form.busy}>
        {form.busy ? creatingAccount : createAccount}
      </Button>
    </form>
  )
}

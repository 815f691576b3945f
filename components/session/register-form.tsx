'use client'
import { type ComponentProps, useState } from 'react'
import { Button, ButtonLink } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { Refusal } from '#components/ui/refusal.tsx'
import { useFormPost } from '#lib/api/browser/use-form-post.ts'
import type { SubmittedValues } from '#lib/api/server/submitted-values.ts'
import { digitsOnlyMobile } from '#lib/browser/digits-only.ts'
import { formPath } from '#lib/forms/rules/form-path.ts'
import { messages } from '#lib/messages.ts'
import { MOBILE_PATTERN } from '#lib/rules/mobile-number.ts'
import { registerProblems } from '#lib/session/rules/form-problems.ts'
import { PasswordField } from './password-field.tsx'

const FIELDS = ['firstname', 'lastname', 'email', 'mobileno', 'password', 'confirm']
const GO_ON_MS = 1500

type Props = { from: string; told: Record<string, string>; typed?: SubmittedValues }

export function RegisterForm({ from, told, typed }: Props) {
  const [signInAt, setSignInAt] = useState<string>()
  const form = useFormPost({
    action: formPath('session', 'register'),
    fields: FIELDS,
    problems: registerProblems,
    offline: 'tryLater',
    onDone: ({ to }) => {
      setSignInAt(to)
      setTimeout(() => location.assign(to), GO_ON_MS)
    },
  })
  const field = (name: string): Pick<ComponentProps<typeof Field>, 'error'> => ({
    error: form.error(name) ?? told[name],
    ...form.field(name),
  })
  if (signInAt)
    return (
      <Notice tone="good">
        <p className="font-medium">{messages.registered}</p>
        <ButtonLink href={signInAt} className="mt-3">
          Sign In
        </ButtonLink>
      </Notice>
    )
  return (
    <form {...form.attributes} className="grid gap-4">
      <input type="hidden" value={from} {...form.field('from')} />
      {form.refused && (
        <Refusal>
          <p className="font-medium">
            {form.refused === messages.tryLater ? messages.somethingWrongBang : messages.registrationFailed}
          </p>
          {form.refused !== messages.registrationFailed && <p>{form.refused}</p>}
        </Refusal>
      )}
      <Field
        label="First name"
        autoComplete="given-name"
        required
        defaultValue={typed?.firstname}
        {...field('firstname')}
      />
      <Field
        label="Last name"
        autoComplete="family-name"
        required
        defaultValue={typed?.lastname}
        {...field('lastname')}
      />
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        defaultValue={typed?.email}
        {...field('email')}
      />
      <Field
        label="Phone"
        type="tel"
        autoComplete="tel-national"
        inputMode="numeric"
        onInput={digitsOnlyMobile}
        pattern={MOBILE_PATTERN}
        title={messages.phoneDigits}
        required
        defaultValue={typed?.mobileno}
        {...field('mobileno')}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint="8 to 16 characters, with an uppercase letter, a lowercase letter and a number"
        required
        {...field('password')}
      />
      <PasswordField label="Confirm password" autoComplete="new-password" required {...field('confirm')} />
      <Button type="submit" look="primary" disabled={form.busy}>
        {form.busy ? 'Creating account...' : 'Create account'}
      </Button>
    </form>
  )
}

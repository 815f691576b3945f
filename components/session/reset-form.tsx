'use client'
import { useState } from 'react'
import { Button, ButtonLink } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { useFormPost } from '#lib/api/browser/use-form-post.ts'
import { useHydrated } from '#lib/browser/use-hydrated.ts'
import { formPath } from '#lib/forms/rules/form-path.ts'
import { messages } from '#lib/messages.ts'
import { resetProblems } from '#lib/session/rules/form-problems.ts'
import { PasswordField } from './password-field.tsx'
import { StrengthMeter } from './strength-meter.tsx'

const GO_ON_MS = 2500

type Props = { token: string; from: string; told: Record<string, string> }

export function ResetForm({ token, from, told }: Props) {
  const [signInAt, setSignInAt] = useState<string>()
  const done = signInAt !== undefined
  const hydrated = useHydrated()
  const form = useFormPost({
    action: formPath('session', 'reset'),
    fields: ['newPassword', 'confirmPassword'],
    problems: resetProblems,
    offline: 'networkError',
    onDone: ({ to }) => {
      setSignInAt(to)
      setTimeout(() => location.assign(to), GO_ON_MS)
    },
  })
  const offline = form.refused === messages.networkError
  const close = () => (signInAt ? location.assign(signInAt) : form.setRefused(undefined))
  return (
    <>
      <form {...form.attributes} className="grid gap-4">
        <input type="hidden" value={token} {...form.field('token')} />
        <input type="hidden" value={from} {...form.field('from')} />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          required
          error={form.error('newPassword') ?? told.newPassword}
          {...form.field('newPassword')}
        />
        {hydrated && <StrengthMeter password={form.watch('newPassword') ?? ''} />}
        <PasswordField
          label="Confirm password"
          autoComplete="new-password"
          required
          error={form.error('confirmPassword') ?? told.confirmPassword}
          {...form.field('confirmPassword')}
        />
        <Button type="submit" look="primary" disabled={form.busy}>
          {form.busy ? 'Submitting...' : 'Reset password'}
        </Button>
      </form>
      <Dialog
        open={done || form.refused !== undefined}
        onClose={close}
        title={done ? messages.resetDone : offline ? messages.networkError : messages.resetFailed}
      >
        <p>{done ? messages.resetDoneText : offline ? messages.tryLaterShort : form.refused}</p>
        {done && (
          <ButtonLink look="primary" className="mt-4 w-full" href={signInAt}>
            Sign In
          </ButtonLink>
        )}
      </Dialog>
    </>
  )
}

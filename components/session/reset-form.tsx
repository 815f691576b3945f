'use client'
import { useState } from 'react'
import { Button, ButtonLink } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { useFormPost } from '#lib/api/browser/use-form-post.ts'
import { useHydrated } from '#lib/browser/use-hydrated.ts'
import { resetProblems } from '#lib/session/rules/form-problems.ts'
import { confirmPassword, newPassword, resetPassword, signIn, submitting } from '#messages/reset.ts'
import { resetDone, resetDoneText, resetFailed } from '#messages/session.ts'
import { networkError, tryLaterShort } from '#messages/shop.ts'
import { PasswordField } from './password-field.tsx'
import { StrengthMeter } from './strength-meter.tsx'

const GO_ON_MS = 2500

type Props = { token: string; from: string; fieldErrors: Record<string, string> }

export function ResetForm({ token, from, fieldErrors }: Props) {
  const [signInAt, setSignInAt] = useState<string>()
  const done = signInAt !== undefined
  const hydrated = useHydrated()
  const form = useFormPost({
    action: '/do/session/reset',
    fields: ['newPassword', 'confirmPassword'],
    problems: resetProblems,
    offline: { sentence: networkError, key: 'networkError' },
    onDone: ({ to }) => {
      setSignInAt(to)
      setTimeout(() => location.assign(to), GO_ON_MS)
    },
  })
  const offline = form.isRefusedAs('networkError')
  const close = () => (signInAt ? location.assign(signInAt) : form.forgetRefusal())
  return (
    <>
      <form {...form.attributes} className="grid gap-4">
        <input type="hidden" value={token} {...form.field('token')} />
        <input type="hidden" value={from} {...form.field('from')} />
        <PasswordField
          label={newPassword}
          autoComplete="new-password"
          required
          error={form.error('newPassword') ?? fieldErrors.newPassword}
          {...form.field('newPassword')}
        />
        {hydrated && <StrengthMeter password={form.watch('newPassword') ?? ''} />}
        <PasswordField
          label={confirmPassword}
          autoComplete="new-password"
          required
          error={form.error('confirmPassword') ?? fieldErrors.confirmPassword}
          {...form.field('confirmPassword')}
        />
        <Button type="submit" look="primary" disabled={form.busy}>
          {form.busy ? submitting : resetPassword}
        </Button>
      </form>
      <Dialog
        open={done || form.refused !== undefined}
        onClose={close}
        title={done ? resetDone : offline ? networkError : resetFailed}
      >
        <p>{done ? resetDoneText : offline ? tryLaterShort : form.refused}</p>
        {done && (
          <ButtonLink look="primary" className="mt-4 w-full" href={signInAt}>
            {signIn}
          </ButtonLink>
        )}
      </Dialog>
    </>
  )
}

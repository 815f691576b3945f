'use client'
import { useState } from 'react'
import { Button, ButtonLink } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { Field } from '#components/ui/field.tsx'
import { useFormPost } from '#lib/api/browser/use-form-post.ts'
import type { SubmittedValues } from '#lib/api/server/submitted-values.ts'
import { useHydrated } from '#lib/browser/use-hydrated.ts'
import { linkTo, withFrom } from '#lib/linked-paths.ts'
import { forgotProblems, isEmail } from '#lib/session/rules/form-problems.ts'
import { tryLater } from '#messages/every-page.ts'
import { backToSignIn, continueButton, emailField, sending } from '#messages/forgot.ts'
import { resetNotSent, resetSent, resetSentText } from '#messages/session.ts'

type Props = { from: string; fieldErrors: Record<string, string>; typed?: SubmittedValues }

export function ForgotForm({ from, fieldErrors, typed }: Props) {
  const [sent, setSent] = useState(false)
  const hydrated = useHydrated()
  const form = useFormPost({
    action: '/do/session/forgot',
    fields: ['email'],
    problems: forgotProblems,
    onDone: () => setSent(true),
  })
  const ready = !hydrated || isEmail(form.watch('email'))
  const failed = form.refused !== undefined
  return (
    <>
      <form {...form.attributes} className="grid gap-4">
        <input type="hidden" value={from} {...form.field('from')} />
        <Field
          label={emailField}
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          defaultValue={typed?.email}
          error={form.error('email') ?? fieldErrors.email}
          {...form.field('email')}
        />
        <Button type="submit" look="primary" disabled={form.busy || !ready}>
          {form.busy ? sending : continueButton}
        </Button>
      </form>
      <Dialog
        open={sent || failed}
        onClose={() => (sent ? setSent(false) : form.forgetRefusal())}
        title={sent ? resetSent : resetNotSent}
      >
        <p>{sent ? resetSentText : form.isRefusedAs('resetNotSent') ? tryLater : form.refused}</p>
        <ButtonLink look="primary" className="mt-4 w-full" href={withFrom(linkTo('login'), from)}>
          {backToSignIn}
        </ButtonLink>
      </Dialog>
    </>
  )
}

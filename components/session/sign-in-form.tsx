'use client'
import { useState } from 'react'
import { Button, ButtonLink } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { Field } from '#components/ui/field.tsx'
import { Refusal } from '#components/ui/refusal.tsx'
import { useFormPost } from '#lib/api/browser/use-form-post.ts'
import type { SubmittedValues } from '#lib/api/server/submitted-values.ts'
import { linkTo, withFrom } from '#lib/linked-paths.ts'
import { signInProblems } from '#lib/session/rules/form-problems.ts'
import {
  continueToDashboard,
  createAccount,
  emailOrMobile,
  forgotPassword,
  loginSuccessful,
  newHere,
  passwordField,
  rememberMe,
  signIn,
  signingIn,
  welcomeExclaimed,
} from '#messages/sign-in.ts'
import { PasswordField } from './password-field.tsx'

type Props = { from: string; fieldErrors: Record<string, string>; typed?: SubmittedValues }
type Welcome = { name: string; to: string; notes: string[] }

export function SignInForm({ from, fieldErrors, typed }: Props) {
  const [welcome, setWelcome] = useState<Welcome>()
  const form = useFormPost({
    action: '/do/session/sign-in',
    fields: ['username', 'password'],
    problems: signInProblems,
    onDone: response =>
      setWelcome({
        name: String(response.user_name ?? ''),
        to: response.to,
        notes: Array.isArray(response.notes) ? response.notes.map(String) : [],
      }),
  })
  return (
    <>
      <form {...form.attributes} className="grid gap-4">
        <input type="hidden" value={from} {...form.field('from')} />
        {form.refused && <Refusal>{form.refused}</Refusal>}
        <Field
          label={emailOrMobile}
          autoComplete="username"
          autoCapitalize="none"
          required
          defaultValue={typed?.username}
          error={form.error('username') ?? fieldErrors.username}
          {...form.field('username')}
        />
        <PasswordField
          label={passwordField}
          autoComplete="current-password"
          required
          error={form.error('password') ?? fieldErrors.password}
          {...form.field('password')}
        />
        <div className="flex flex-wrap items-center justify-between gap-2">
          <label className="flex min-h-11 items-center gap-2">
            <input type="checkbox" className="size-5" value="on" {...form.field('remember')} />
            {rememberMe}
          </label>
          <a className="link inline-flex min-h-11 items-center" href={withFrom('/reset-password', from)}>
            {forgotPassword}
          </a>
        </div>
        <Button type="submit" look="primary" disabled={form.busy}>
          {form.busy ? signingIn : signIn}
        </Button>
      </form>
      <p className="text-center">
        {newHere}{' '}
        <a className="link" href={withFrom(linkTo('register'), from)}>
          {createAccount}
        </a>
      </p>
      <Dialog
        open={welcome !== undefined}
        onClose={() => location.assign(welcome?.to ?? '/')}
        title={loginSuccessful}
      >
        <p>{welcomeExclaimed(welcome?.name)}</p>
        {welcome?.notes.map(note => (
          <p key={note} className="mt-2 text-sm text-muted">
            {note}
          </p>
        ))}
        <ButtonLink look="primary" className="mt-4 w-full" href={welcome?.to}>
          {continueToDashboard}
        </ButtonLink>
      </Dialog>
    </>
  )
}

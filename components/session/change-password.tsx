'use client'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { Field } from '#components/ui/field.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { Refusal } from '#components/ui/refusal.tsx'
import { useFormPost } from '#lib/api/browser/use-form-post.ts'
import { toast } from '#lib/browser/toast.ts'
import { useHydrated } from '#lib/browser/use-hydrated.ts'
import type { Profile } from '#lib/contract/session-schemas.ts'
import { changeProblems } from '#lib/session/rules/form-problems.ts'
import {
  changePassword,
  confirmNewPassword,
  editProfile,
  emailStar,
  lastNameStar,
  nameStar,
  newPasswordField,
  oldPassword,
  profileHint,
  saveChanges,
  saving,
} from '#messages/change-password.ts'
import { passwordChanged, passwordChangeNetwork, passwordToast, passwordUpdated } from '#messages/session.ts'
import { PasswordField } from './password-field.tsx'

type Props = { profile: Profile; fieldErrors: Record<string, string>; changed: boolean }

/** The Change Password popup (Edit Profile); without script the same form is part of the page. */
export function ChangePassword({ profile, fieldErrors, changed }: Props) {
  const hydrated = useHydrated()
  const [open, setOpen] = useState(false)
  const [done, setDone] = useState(changed)
  const finish = () => {
    setOpen(false)
    setDone(true)
    toast({ text: passwordToast })
  }
  const form = <PasswordForm profile={profile} fieldErrors={fieldErrors} onDone={finish} />
  return (
    <div className="grid justify-items-start gap-4">
      {done && (
        <Notice tone="good">
          <p className="font-medium">{passwordUpdated}</p>
          <p>{passwordChanged}</p>
        </Notice>
      )}
      {hydrated ? (
        <>
          <Button look="primary" onClick={() => setOpen(true)}>
            {changePassword}
          </Button>
          <Dialog open={open} onClose={() => setOpen(false)} title={editProfile}>
            {form}
          </Dialog>
        </>
      ) : (
        <details className="fold w-full" open={Object.keys(fieldErrors).length > 0}>
          <summary>{changePassword}</summary>
          <div className="pb-5">{form}</div>
        </details>
      )}
    </div>
  )
}

function PasswordForm({ profile, fieldErrors, onDone }: Omit<Props, 'changed'> & { onDone: () => void }) {
  const form = useFormPost({
    action: '/do/session/password',
    fields: ['old_password', 'new_password', 'confirm'],
    problems: changeProblems,
    offline: { sentence: passwordChangeNetwork, key: 'passwordChangeNetwork' },
    onDone,
  })
  const [first, ...rest] = profile.user_name.split(' ')
  return (
    <form {...form.attributes} className="grid gap-4">
      {form.refused && <Refusal>{form.refused}</Refusal>}
      <Field label={nameStar} value={first ?? ''} readOnly autoComplete="given-name" />
      <Field label={lastNameStar} value={rest.join(' ')} readOnly autoComplete="family-name" />
      <Field label={emailStar} value={profile.emailid} readOnly autoComplete="username" hint={profileHint} />
      <PasswordField
        label={oldPassword}
        autoComplete="current-password"
        required
        error={form.error('old_password') ?? fieldErrors.old_password}
        {...form.field('old_password')}
      />
      <PasswordField
        label={newPasswordField}
        autoComplete="new-password"
        required
        error={form.error('new_password') ?? fieldErrors.new_password}
        {...form.field('new_password')}
      />
      <PasswordField
        label={confirmNewPassword}
        autoComplete="new-password"
        required
        error={form.error('confirm') ?? fieldErrors.confirm}
        {...form.field('confirm')}
      />
      <Button type="submit" look="primary" disabled={form.busy}>
        {form.busy ? saving : saveChanges}
      </Button>
    </form>
  )
}

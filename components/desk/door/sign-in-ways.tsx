import type { ComponentProps } from 'react'
import type { DeskFlash } from '#lib/desk/server/desk-flash.ts'
import {
  byCode,
  byCodeLead,
  byMail,
  byMailLead,
  byPasskey,
  byPasskeyLead,
  byRecoveryCode,
  mailField,
  sendLink,
  signIn,
  usePasskeyNow,
} from '#messages/desk-door.ts'
import { Act } from '../act.tsx'
import { ActButton } from '../act-button.tsx'
import { ActField } from '../act-field.tsx'
import { CodeForms } from './code-forms.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { PasskeySite } from './passkey-site.tsx'
import { RecoveryForm } from './recovery-form.tsx'
import { Way } from './way.tsx'

type Props = Pick<
  ComponentProps<typeof CodeForms>,
  'code' | 'captcha' | 'hasPracticePhone' | 'here' | 'to' | 'isBeside'
> & { site?: string; areCodesOn: boolean; areMailsOn: boolean; flash: DeskFlash }

/** The ways to sign in that this shop has, the quickest first. */
export const SignInWays = ({ site, areCodesOn, areMailsOn, ...page }: Props) => {
  const { to, isBeside, flash } = page
  return (
    <div className="desk-ways">
      <Way title={byPasskey} lead={byPasskeyLead}>
        <PasskeySite site={site}>
          <PasskeyButton
            ask="/desk/do/door/askPasskey"
            use="/desk/do/door/enterByPasskey"
            to={to}
            isBeside={isBeside}
            label={usePasskeyNow}
          />
        </PasskeySite>
      </Way>
      {areCodesOn && (
        <Way title={byCode} lead={byCodeLead}>
          <CodeForms {...page} ask="/desk/do/door/askCode" use="/desk/do/door/enterByCode" label={signIn} />
        </Way>
      )}
      {areMailsOn && (
        <Way title={byMail} lead={byMailLead}>
          <Act action="/desk/do/door/askMail" className="grid gap-3">
            <ActField
              label={mailField}
              name="email"
              type="email"
              autoComplete="email"
              required
              maxLength={254}
              defaultValue={flash.typed?.email}
              error={flash.fields?.email}
            />
            <ActButton>{sendLink}</ActButton>
          </Act>
        </Way>
      )}
      <Way title={byRecoveryCode}>
        <RecoveryForm
          action="/desk/do/door/recover"
          to={to}
          isBeside={isBeside}
          flash={flash}
          label={signIn}
        />
      </Way>
    </div>
  )
}

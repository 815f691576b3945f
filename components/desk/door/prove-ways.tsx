import type { ComponentProps } from 'react'
import { numberInGroups } from '#lib/codes/rules/number-in-groups.ts'
import type { DeskFlash } from '#lib/desk/server/desk-flash.ts'
import {
  byCode,
  byMail,
  byPasskey,
  byPasskeyLead,
  byRecoveryCode,
  proveByCodeLead,
  proveByMailLead,
  proveByPasskeyNow,
  proveNow,
  sendLink,
} from '#messages/desk-door.ts'
import { Act } from '../act.tsx'
import { ActButton } from '../act-button.tsx'
import { CodeForms } from './code-forms.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { PasskeySite } from './passkey-site.tsx'
import { RecoveryForm } from './recovery-form.tsx'
import { Way } from './way.tsx'

type Props = Pick<
  ComponentProps<typeof CodeForms>,
  'code' | 'captcha' | 'hasPracticePhone' | 'here' | 'to' | 'isBeside'
> & { site?: string; mobile?: string; email?: string; flash: DeskFlash }

/** The ways in which this person can show who they are. */
export const ProveWays = ({ site, mobile, email, ...page }: Props) => {
  const { to, isBeside, flash } = page
  return (
    <div className="desk-ways">
      {site && (
        <Way title={byPasskey} lead={byPasskeyLead}>
          <PasskeySite site={site}>
            <PasskeyButton
              ask="/desk/do/door/proveAskPasskey"
              use="/desk/do/door/proveByPasskey"
              to={to}
              isBeside={isBeside}
              label={proveByPasskeyNow}
            />
          </PasskeySite>
        </Way>
      )}
      {mobile && (
        <Way title={byCode} lead={proveByCodeLead(numberInGroups(mobile))}>
          <CodeForms
            {...page}
            ask="/desk/do/door/proveAskCode"
            use="/desk/do/door/proveByCode"
            number={mobile}
            label={proveNow}
          />
        </Way>
      )}
      {email && (
        <Way title={byMail} lead={proveByMailLead(email)}>
          <Act action="/desk/do/door/proveAskMail">
            <ActButton>{sendLink}</ActButton>
          </Act>
        </Way>
      )}
      <Way title={byRecoveryCode}>
        <RecoveryForm
          action="/desk/do/door/proveByRecovery"
          to={to}
          isBeside={isBeside}
          flash={flash}
          label={proveNow}
        />
      </Way>
    </div>
  )
}

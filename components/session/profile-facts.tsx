import type { Profile } from '#lib/contract/session-schemas.ts'
import { emailField, mobileField, nameField } from '#messages/account.ts'
import { notProvided } from '#messages/addresses.ts'

/** The customer's own details. */
export const ProfileFacts = ({ profile, className }: { profile: Profile; className: string }) => (
  <dl className={`facts ${className}`}>
    <dt>{nameField}</dt>
    <dd>{profile.user_name || notProvided}</dd>
    <dt>{emailField}</dt>
    <dd>{profile.emailid || notProvided}</dd>
    <dt>{mobileField}</dt>
    <dd>{profile.mobileno || notProvided}</dd>
  </dl>
)

import type { Profile } from '#lib/contract/session-schemas.ts'
import { messages } from '#lib/messages.ts'
import { emailField, mobileField, nameField } from '#messages/account.ts'

/** What the shop knows of a customer. */
export const ProfileFacts = ({ profile, className }: { profile: Profile; className: string }) => (
  <dl className={`facts ${className}`}>
    <dt>{nameField}</dt>
    <dd>{profile.user_name || messages.notProvided}</dd>
    <dt>{emailField}</dt>
    <dd>{profile.emailid || messages.notProvided}</dd>
    <dt>{mobileField}</dt>
    <dd>{profile.mobileno || messages.notProvided}</dd>
  </dl>
)

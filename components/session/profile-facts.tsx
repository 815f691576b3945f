import type { Profile } from '#lib/contract/session-schemas.ts'
import { messages } from '#lib/messages.ts'

/** What the shop knows of a customer. */
export const ProfileFacts = ({ profile, className }: { profile: Profile; className: string }) => (
  <dl className={`facts ${className}`}>
    <dt>Name</dt>
    <dd>{profile.user_name || messages.notProvided}</dd>
    <dt>Email</dt>
    <dd>{profile.emailid || messages.notProvided}</dd>
    <dt>Mobile</dt>
    <dd>{profile.mobileno || messages.notProvided}</dd>
  </dl>
)

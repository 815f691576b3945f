import type { Profile } from '#lib/contract/session-schemas.ts'
import { notProvided } from '#messages/addresses.ts'

/** What the shop knows of a customer. */
export const ProfileFacts = ({ profile, className }: { profile: Profile; className: string }) => (
  <dl className={`facts ${className}`}>
    <dt>Name</dt>
    <dd>{profile.user_name || notProvided}</dd>
    <dt>Email</dt>
    <dd>{profile.emailid || notProvided}</dd>
    <dt>Mobile</dt>
    <dd>{profile.mobileno || notProvided}</dd>
  </dl>
)

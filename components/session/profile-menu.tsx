import { Icon } from '#components/ui/icon.tsx'
import { profile } from '#messages/header.ts'
import { AccountLinks } from './account-links.tsx'
import { Greeting } from './greeting.tsx'
import { ProfileLabel } from './profile-label.tsx'

/** The profile icon and its menu, which the browser opens and closes natively. */
export const ProfileMenu = () => (
  <>
    <button type="button" className="head-icon" popoverTarget="profile-menu">
      <Icon name="user" />
      <ProfileLabel />
    </button>
    <nav id="profile-menu" className="menu" popover="auto" aria-label={profile}>
      <Greeting />
      <ul>
        <AccountLinks />
      </ul>
    </nav>
  </>
)

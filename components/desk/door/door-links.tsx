import { Icon, type IconName } from '#components/ui/icon.tsx'
import { DESK } from '#lib/desk/rules/desk-path.ts'
import type { Role } from '#lib/desk/rules/roles.ts'
import {
  bookLink,
  bookLinkLead,
  devicesLink,
  devicesLinkLead,
  peopleLink,
  peopleLinkLead,
} from '#messages/desk-door.ts'

const LINKS: { to: string; text: string; lead: string; icon: IconName; isOwners?: true }[] = [
  { to: 'people', text: peopleLink, lead: peopleLinkLead, icon: 'user', isOwners: true },
  { to: 'devices', text: devicesLink, lead: devicesLinkLead, icon: 'phone' },
  { to: 'book', text: bookLink, lead: bookLinkLead, icon: 'clock', isOwners: true },
]

/** People, devices and the book, as far as they are part of somebody's work. */
export const DoorLinks = ({ role }: { role: Role }) => (
  <ul className="desk-rows">
    {LINKS.filter(({ isOwners }) => !isOwners || role === 'owner').map(({ to, text, lead, icon }) => (
      <li key={to}>
        <a className="desk-row" href={`${DESK}/${to}`}>
          <Icon name={icon} />
          <span className="min-w-0">
            <b>{text}</b>
            <span className="block text-sm text-muted">{lead}</span>
          </span>
        </a>
      </li>
    ))}
  </ul>
)

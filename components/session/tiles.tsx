import { Icon, type IconName } from '#components/ui/icon.tsx'
import { pathOf, type RouteName } from '#lib/paths.ts'

const tiles: { title: string; text: string; to: RouteName; icon: IconName }[] = [
  { title: 'My Orders', text: 'Follow, cancel and look back', to: 'orders', icon: 'box' },
  { title: 'Wishlist & Collections', text: 'What you keep for later', to: 'wishlist', icon: 'heart' },
  { title: 'Addresses', text: 'Where your parcels go', to: 'addresses', icon: 'pin' },
  { title: 'Customer Support', text: 'Call, write or visit us', to: 'support', icon: 'phone' },
  { title: 'Account Settings', text: 'Your name and password', to: 'settings', icon: 'edit' },
]

export const Tiles = () => (
  <ul className="tiles">
    {tiles.map(({ title, text, to, icon }) => (
      <li key={to}>
        <a href={pathOf(to)}>
          <Icon name={icon} />
          <b>{title}</b>
          <span>{text}</span>
        </a>
      </li>
    ))}
  </ul>
)

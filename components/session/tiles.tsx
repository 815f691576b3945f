import { Icon, type IconName } from '#components/ui/icon.tsx'
import { pathOf, type RouteName } from '#lib/paths.ts'
import {
  addresses,
  callWriteVisitUs,
  customerSupport,
  followOrders,
  keptForLater,
  whereParcelsGo,
  wishlistAndCollections,
  yourNameAndPassword,
} from '#messages/account.ts'
import { accountSettings, myOrders } from '#messages/header.ts'

const tiles: { title: string; text: string; to: RouteName; icon: IconName }[] = [
  { title: myOrders, text: followOrders, to: 'orders', icon: 'box' },
  { title: wishlistAndCollections, text: keptForLater, to: 'wishlist', icon: 'heart' },
  { title: addresses, text: whereParcelsGo, to: 'addresses', icon: 'pin' },
  { title: customerSupport, text: callWriteVisitUs, to: 'support', icon: 'phone' },
  { title: accountSettings, text: yourNameAndPassword, to: 'settings', icon: 'edit' },
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

import type { ReactNode } from 'react'
import { buttonClass } from '#components/ui/button.tsx'
import { Icon, type IconName } from '#components/ui/icon.tsx'
import type { FormPath } from '#lib/forms/rules/form-path.ts'
import { pathOf, type RouteName } from '#lib/paths.ts'
import {
  accountLabel,
  accountMenu,
  accountShortcuts,
  helpCenter,
  logout,
  ordersShort,
  overview,
} from '#messages/account.ts'
import { accountSettings, homeLogo, myOrders, savedAddresses, wishlist } from '#messages/header.ts'

const sections: { text: string; to: RouteName; icon: IconName }[] = [
  { text: overview, to: 'overview', icon: 'home' },
  { text: myOrders, to: 'orders', icon: 'box' },
  { text: wishlist, to: 'wishlist', icon: 'heart' },
  { text: accountSettings, to: 'settings', icon: 'edit' },
  { text: savedAddresses, to: 'addresses', icon: 'pin' },
  { text: helpCenter, to: 'support', icon: 'info' },
]

const bar: { text: string; to: RouteName; icon: IconName }[] = [
  { text: homeLogo, to: 'home', icon: 'home' },
  { text: ordersShort, to: 'orders', icon: 'box' },
  { text: wishlist, to: 'wishlist', icon: 'heart' },
  { text: accountLabel, to: 'overview', icon: 'user' },
]

const MENU = 'account-menu'

/** The account's pages: their links at the side (a side menu on phones) and a bar at the bottom. */
export const AccountFrame = ({
  current,
  title,
  children,
}: {
  current: RouteName
  title: string
  children: ReactNode
}) => (
  <div className="wrap account">
    <button
      type="button"
      className={buttonClass('plain', 'small', 'justify-self-start wide:hidden')}
      popoverTarget={MENU}
    >
      <Icon name="menu" /> {accountMenu}
    </button>
    <nav id={MENU} popover="auto" className="account-menu" aria-label={accountLabel}>
      <ul>
        {sections.map(({ text, to, icon }) => (
          <li key={to}>
            <a href={pathOf(to)} aria-current={to === current ? 'page' : undefined}>
              <Icon name={icon} />
              {text}
            </a>
          </li>
        ))}
        <li>
          <form method="post" action={'/do/session/log-out' satisfies FormPath}>
            <button type="submit">
              <Icon name="logout" />
              {logout}
            </button>
          </form>
        </li>
      </ul>
    </nav>
    <section aria-labelledby="account-title" className="min-w-0">
      <h1 id="account-title" className="mb-4">
        {title}
      </h1>
      {children}
    </section>
    <nav className="account-bar wide:hidden" aria-label={accountShortcuts}>
      {bar.map(({ text, to, icon }) => (
        <a key={to} href={pathOf(to)} aria-current={to === current ? 'page' : undefined}>
          <Icon name={icon} />
          {text}
        </a>
      ))}
    </nav>
  </div>
)

import type { ReactNode } from 'react'
import { buttonClass } from '#components/ui/button.tsx'
import { Icon, type IconName } from '#components/ui/icon.tsx'
import { formPath } from '#lib/forms/rules/form-path.ts'
import { pathOf, type RouteName } from '#lib/paths.ts'

const sections: { text: string; to: RouteName; icon: IconName }[] = [
  { text: 'Overview', to: 'overview', icon: 'home' },
  { text: 'My Orders', to: 'orders', icon: 'box' },
  { text: 'Wishlist', to: 'wishlist', icon: 'heart' },
  { text: 'Account Settings', to: 'settings', icon: 'edit' },
  { text: 'Saved Addresses', to: 'addresses', icon: 'pin' },
  { text: 'Help Center', to: 'support', icon: 'info' },
]

const bar: { text: string; to: RouteName; icon: IconName }[] = [
  { text: 'Home', to: 'home', icon: 'home' },
  { text: 'Orders', to: 'orders', icon: 'box' },
  { text: 'Wishlist', to: 'wishlist', icon: 'heart' },
  { text: 'Account', to: 'overview', icon: 'user' },
]

const MENU = 'account-menu'

/** The account's pages: its sections at the side (a side menu on phones) and a bar under the thumb. */
export const AccountFrame = ({
  here,
  title,
  children,
}: {
  here: RouteName
  title: string
  children: ReactNode
}) => (
  <div className="wrap account">
    <button
      type="button"
      className={buttonClass('plain', 'small', 'justify-self-start wide:hidden')}
      popoverTarget={MENU}
    >
      <Icon name="menu" /> Account menu
    </button>
    <nav id={MENU} popover="auto" className="account-menu" aria-label="Account">
      <ul>
        {sections.map(({ text, to, icon }) => (
          <li key={to}>
            <a href={pathOf(to)} aria-current={to === here ? 'page' : undefined}>
              <Icon name={icon} />
              {text}
            </a>
          </li>
        ))}
        <li>
          <form method="post" action={formPath('session', 'log-out')}>
            <button type="submit">
              <Icon name="logout" />
              Logout
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
    <nav className="account-bar wide:hidden" aria-label="Account shortcuts">
      {bar.map(({ text, to, icon }) => (
        <a key={to} href={pathOf(to)} aria-current={to === here ? 'page' : undefined}>
          <Icon name={icon} />
          {text}
        </a>
      ))}
    </nav>
  </div>
)

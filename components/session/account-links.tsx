'use client'
import { Icon } from '#components/ui/icon.tsx'
import { formPath } from '#lib/forms/rules/form-path.ts'
import { loginFrom, pathOf, type RouteName } from '#lib/paths.ts'
import { useSessionName } from '#lib/session/browser/use-session.ts'

const links: { text: string; to: RouteName; open?: true }[] = [
  { text: 'My Profile', to: 'profile' },
  { text: 'My Orders', to: 'orders' },
  { text: 'Wishlist', to: 'wishlist', open: true },
  { text: 'Saved Addresses', to: 'addresses' },
  { text: 'Account Settings', to: 'settings' },
]

/** The account's pages as list items; a visitor is led through the login. */
export function AccountLinks() {
  const name = useSessionName()
  return (
    <>
      {links.map(({ text, to, open }) => (
        <li key={to}>
          <a href={open || name ? pathOf(to) : loginFrom(pathOf(to))}>{text}</a>
        </li>
      ))}
      {name && (
        <li>
          <form action={formPath('session', 'sign-out')} method="post">
            <button type="submit">
              Sign Out
              <Icon name="logout" className="ml-auto" />
            </button>
          </form>
        </li>
      )}
    </>
  )
}

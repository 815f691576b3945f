'use client'
import { Icon } from '#components/ui/icon.tsx'
import type { FormPath } from '#lib/forms/rules/form-path.ts'
import { type LinkedPage, linkTo, loginFrom } from '#lib/linked-paths.ts'
import { useSessionName } from '#lib/session/browser/use-session.ts'
import { accountSettings, myOrders, myProfile, savedAddresses, signOut, wishlist } from '#messages/header.ts'

const links: { text: string; to: LinkedPage; open?: true }[] = [
  { text: myProfile, to: 'profile' },
  { text: myOrders, to: 'orders' },
  { text: wishlist, to: 'wishlist', open: true },
  { text: savedAddresses, to: 'addresses' },
  { text: accountSettings, to: 'settings' },
]

/** The account's pages as list items; a visitor goes through the login. */
export function AccountLinks() {
  const name = useSessionName()
  return (
    <>
      {links.map(({ text, to, open }) => (
        <li key={to}>
          <a href={open || name ? linkTo(to) : loginFrom(linkTo(to))}>{text}</a>
        </li>
      ))}
      {name && (
        <li>
          <form action={'/do/session/sign-out' satisfies FormPath} method="post">
            <button type="submit">
              {signOut}
              <Icon name="logout" className="ml-auto" />
            </button>
          </form>
        </li>
      )}
    </>
  )
}

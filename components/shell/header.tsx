'use client'
import { CartBadge } from '#components/cart/cart-badge.tsx'
import { ProfileMenu } from '#components/session/profile-menu.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Motif } from '#components/ui/motif.tsx'
import { StaticHtmlSlot } from '#components/ui/static-html-slot.tsx'
import { WishlistBadge } from '#components/wishlist/wishlist-badge.tsx'
import { linkTo } from '#lib/linked-paths.ts'
import { cartLabel, wishlist } from '#messages/header.ts'
import { Departments, DepartmentsButton } from './departments.tsx'
import { ResellerLogo } from './reseller-logo.tsx'
import { SearchBox } from './search-box.tsx'
import { TopBarKeys } from './top-bar-keys.tsx'

type Props = {
  /** Their markup, by the names it is kept under. */
  topBar: string
  tree: string
  further: string
  /** What the seller has beside the logo. */
  brand?: string | undefined
  partner?: string | undefined
  /** The logo's file and the shop's name; without them the browser remembers. */
  logo?: { file: string; name: string }
  term?: string
  /** What the seller suggests to look for. */
  examples: string
}

/** Rendered in the browser as well, so that the page's data has only its few words and not its markup. */
export const Header = ({ topBar, tree, further, brand, partner, logo, term, examples }: Props) => (
  <header className="relative">
    <div className="wrap head">
      {brand && <StaticHtmlSlot id={brand} />}
      <ResellerLogo logo={logo} />
      {partner && <StaticHtmlSlot id={partner} />}
      <DepartmentsButton />
      <SearchBox term={term} examples={examples} />
      <div className="head-icons">
        <a className="head-icon max-wide:hidden" href={linkTo('wishlist')}>
          <Icon name="heart" />
          <span>{wishlist}</span>
          <WishlistBadge />
        </a>
        <ProfileMenu />
        <a className="head-icon" href={linkTo('cart')}>
          <Icon name="bag" />
          <span>{cartLabel}</span>
          <CartBadge />
        </a>
      </div>
    </div>
    <StaticHtmlSlot id={topBar} />
    <TopBarKeys />
    <Motif />
    <Departments tree={tree} further={further} />
  </header>
)

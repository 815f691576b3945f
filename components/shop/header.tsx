'use client'
import { CartBadge } from '#components/cart/cart-badge.tsx'
import { ProfileMenu } from '#components/session/profile-menu.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Motif } from '#components/ui/motif.tsx'
import { WishlistBadge } from '#components/wishlist/wishlist-badge.tsx'
import type { Menu } from '#lib/catalogue/menu.ts'
import { TOP_CATEGORIES } from '#lib/constants.ts'
import { pathOf } from '#lib/paths.ts'
import { Departments, DepartmentsButton } from './departments.tsx'
import { BrandLogo, PartnerLogo } from './logos.tsx'
import { ResellerLogo } from './reseller-logo.tsx'
import { SearchBox } from './search-box.tsx'
import { TopBar } from './top-bar.tsx'

type Props = {
  menu: Menu
  /** The logo's file and the shop's name; without them the browser remembers. */
  logo?: { file: string; name: string }
  term?: string
}

/** In the browser as well, so that the page carries its few words once more and not its whole markup. */
export const Header = ({ menu, logo, term }: Props) => (
  <header className="relative">
    <div className="wrap head">
      <BrandLogo />
      <ResellerLogo logo={logo} />
      <PartnerLogo />
      <DepartmentsButton />
      <SearchBox term={term} />
      <div className="head-icons">
        <a className="head-icon max-wide:hidden" href={pathOf('wishlist')}>
          <Icon name="heart" />
          <span>Wishlist</span>
          <WishlistBadge />
        </a>
        <ProfileMenu />
        <a className="head-icon" href={pathOf('cart')}>
          <Icon name="bag" />
          <span>Cart</span>
          <CartBadge />
        </a>
      </div>
    </div>
    <TopBar categories={menu.flatMap(([, , categories]) => categories).slice(0, TOP_CATEGORIES)} />
    <Motif />
    <Departments menu={menu} />
  </header>
)

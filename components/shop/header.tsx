import { CartBadge } from '#components/cart/cart-badge.tsx'
import { ProfileMenu } from '#components/session/profile-menu.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Motif } from '#components/ui/motif.tsx'
import { WishlistBadge } from '#components/wishlist/wishlist-badge.tsx'
import { categoriesOf } from '#lib/catalogue/sort-tree.ts'
import { TOP_CATEGORIES } from '#lib/constants.ts'
import type { Group } from '#lib/contract/catalogue-schemas.ts'
import type { LogoInfo } from '#lib/contract/shop-schemas.ts'
import { pathOf } from '#lib/routes.ts'
import { Departments, DepartmentsButton } from './departments.tsx'
import { BrandLogo, PartnerLogo } from './logos.tsx'
import { ResellerLogo } from './reseller-logo.tsx'
import { SearchBox } from './search-box.tsx'
import { TopBar } from './top-bar.tsx'

type Props = { groups: readonly Group[]; logo?: LogoInfo; term?: string }

export const Header = ({ groups, logo, term }: Props) => (
  <header className="relative">
    <div className="wrap head">
      <BrandLogo />
      <ResellerLogo logo={logo?.logo} name={logo?.name ?? ''} />
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
    <TopBar categories={categoriesOf(groups).slice(0, TOP_CATEGORIES)} />
    <Motif />
    <Departments groups={groups} />
  </header>
)

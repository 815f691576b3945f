import { Icon, type IconName } from '#components/ui/icon.tsx'
import { Motif } from '#components/ui/motif.tsx'
import type { LogoInfo, ShopSettings, SocialLinks } from '#lib/contract/shop-schemas.ts'
import { loginFrom, pathOf } from '#lib/paths.ts'
import type { PageRoute } from '#lib/routes.ts'
import { telephone } from '#lib/shop/rules/telephone.ts'
import { accountLabel, ordersShort } from '#messages/account.ts'
import { aboutUs, wishlist } from '#messages/header.ts'
import { privacyNotice } from '#messages/privacy-pages.ts'
import {
  addToCartLink,
  contact,
  contactUs,
  informationHeading,
  returnPolicy,
  termsAndConditions,
  yourAccount,
} from '#messages/shop-pages.ts'

type Props = {
  route: Pick<PageRoute, 'footerNarrow' | 'footerWide'>
  shop: Pick<LogoInfo, 'name' | 'address' | 'mobile' | 'email'> & { host: string; tagline: string }
  claims: Pick<ShopSettings, 'trustClaim' | 'deliveryClaim'>
  /** Only those that are present, each to a site of its own. */
  social: Partial<SocialLinks>
}

export const Footer = ({ route, shop, claims, social }: Props) => (
  <footer
    className="foot"
    data-narrow={route.footerNarrow === false ? 'no' : undefined}
    data-wide={route.footerWide === false ? 'no' : undefined}
  >
    <Motif />
    <div className="wrap foot-columns">
      <Claims shop={shop} claims={claims} />
      <Column title={informationHeading} links={information} />
      <Column title={yourAccount} links={account} />
      <Contact shop={shop} />
    </div>
    <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pb-6">
      <p>© 2015-2024 {shop.host}</p>
      <Social links={social} />
    </div>
  </footer>
)

type Link = { text: string; href: string }
const information: Link[] = [
  { text: termsAndConditions, href: pathOf('terms') },
  { text: returnPolicy, href: pathOf('returns') },
  { text: aboutUs, href: pathOf('about') },
  { text: privacyNotice, href: pathOf('privacy') },
]
// A static page need not know who is signed in: /login sends a customer on (Rule 29).
const account: Link[] = [
  { text: accountLabel, href: loginFrom(pathOf('profile')) },
  { text: ordersShort, href: loginFrom(pathOf('orders')) },
  { text: wishlist, href: loginFrom(pathOf('wishlist')) },
  { text: addToCartLink, href: loginFrom(pathOf('cart')) },
]

const Column = ({ title, links }: { title: string; links: Link[] }) => (
  <div>
    <h2>{title}</h2>
    <ul>
      {links.map(({ text, href }) => (
        <li key={href}>
          <a href={href}>{text}</a>
        </li>
      ))}
    </ul>
  </div>
)

const Claims = ({ shop, claims }: Pick<Props, 'shop' | 'claims'>) => (
  <div className="foot-wide space-y-3">
    {shop.name && <p className="font-display text-lg font-medium">{shop.name}</p>}
    {shop.tagline && <p className="max-w-72">{shop.tagline}</p>}
    <ul className="space-y-2">
      <li className="flex gap-2">
        <Icon name="shield" />
        {claims.trustClaim}
      </li>
      <li className="flex gap-2">
        <Icon name="truck" />
        {claims.deliveryClaim}
      </li>
    </ul>
  </div>
)

const Contact = ({ shop }: Pick<Props, 'shop'>) => (
  <div className="foot-wide">
    <h2>{contact}</h2>
    <address className="not-italic">
      {shop.address && <p className="max-w-72 py-1">{shop.address}</p>}
      {shop.mobile && (
        <p>
          <a href={telephone(shop.mobile)}>
            <Icon name="phone" />
            {shop.mobile}
          </a>
        </p>
      )}
      {shop.email && (
        <p>
          <a className="break-all" href={`mailto:${shop.email}`}>
            <Icon name="mail" />
            {shop.email}
          </a>
        </p>
      )}
      <p>
        <a href={pathOf('support')}>
          <Icon name="chat" />
          {contactUs}
        </a>
      </p>
    </address>
  </div>
)

const networks: [keyof SocialLinks, IconName, string][] = [
  ['fb', 'facebook', 'Facebook'],
  ['insta', 'instagram', 'Instagram'],
  ['youtube', 'youtube', 'YouTube'],
  ['linkedin', 'linkedin', 'LinkedIn'],
  ['twitter', 'twitter', 'Twitter'],
]

const Social = ({ links }: { links: Partial<SocialLinks> }) => (
  <ul className="-mx-2.5 flex">
    {networks.map(([key, icon, name]) => {
      const href = links[key]
      return (
        href && (
          <li key={key}>
            <a className="press" href={href} target="_blank" rel="noopener noreferrer" aria-label={name}>
              <Icon name={icon} />
            </a>
          </li>
        )
      )
    })}
  </ul>
)

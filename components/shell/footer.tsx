import { Icon, type IconName } from '#components/ui/icon.tsx'
import { Motif } from '#components/ui/motif.tsx'
import type { LogoInfo, ShopDetails, ShopSettings, SocialLinks } from '#lib/contract/shop-schemas.ts'
import { loginFrom } from '#lib/linked-paths.ts'
import { pathOf } from '#lib/paths.ts'
import { type PageRoute, routes } from '#lib/routes.ts'
import { policyPath } from '#lib/shop/rules/policy-path.ts'
import { otherPolicies, saidPages } from '#lib/shop/rules/said-pages.ts'
import { hasSeller, sellerLines } from '#lib/shop/rules/seller-lines.ts'
import { telephone } from '#lib/shop/rules/telephone.ts'
import { accountLabel, ordersShort } from '#messages/account.ts'
import { aboutUs, wishlist } from '#messages/header.ts'
import { privacyNotice } from '#messages/privacy-pages.ts'
import { sellerDetails, whoSells } from '#messages/seller-details.ts'
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
  details: ShopDetails
  /** Only those that are present, each to a site of its own. */
  social: Partial<SocialLinks>
}

export const Footer = ({ route, shop, details, social }: Props) => (
  <>
    <footer
      className="foot"
      data-narrow={route.footerNarrow === false ? 'no' : undefined}
      data-wide={route.footerWide === false ? 'no' : undefined}
    >
      <Motif />
      <div className="wrap foot-columns">
        <Claims shop={shop} claims={details.settings} />
        <Column title={informationHeading} links={informationOf(details, shop)} />
        <Column title={yourAccount} links={account} />
        <Contact shop={shop} />
      </div>
      {details.seller.cin && (
        <p className="wrap pb-4">
          {[...sellerLines(details.seller), shop.mobile, shop.email].filter(Boolean).join(' · ')}
        </p>
      )}
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pb-6">
        <p>
          {details.settings.copyrightYears
            ? `© ${details.settings.copyrightYears} ${shop.host}`
            : details.seller.legalName || shop.name}
        </p>
        <Social links={social} />
      </div>
    </footer>
    {/* Who sells is a link away where the footer does not show, too. */}
    {(route.footerNarrow === false || route.footerWide === false) && hasSeller(details, shop) && (
      <nav
        className="foot-seller"
        data-only={route.footerNarrow === false ? 'narrow' : 'wide'}
        aria-label={whoSells}
      >
        <a href={routes.seller.path}>{sellerDetails}</a>
      </nav>
    )}
  </>
)

type Link = { text: string; href: string }
const informationOf = (details: ShopDetails, shop: Props['shop']): Link[] => {
  const said = saidPages(details)
  return [
    ...(said.terms ? [{ text: termsAndConditions, href: pathOf('terms') }] : []),
    ...(said.returns ? [{ text: returnPolicy, href: pathOf('returns') }] : []),
    ...(said.about ? [{ text: aboutUs, href: pathOf('about') }] : []),
    { text: privacyNotice, href: pathOf('privacy') },
    ...otherPolicies(details)
      .filter(isNoticeless)
      .map(({ slug, title }) => ({ text: title, href: policyPath(slug) })),
    ...(hasSeller(details, shop) ? [{ text: sellerDetails, href: routes.seller.path }] : []),
  ]
}

// The notice of what is stored leads to the seller's own words about it.
const isNoticeless = ({ slug }: { slug: string }) => slug !== 'privacy'

// A static page need not know who is signed in: /login sends a customer on (Rule 29).
const account: Link[] = [
  { text: accountLabel, href: loginFrom(pathOf('profile')) },
  { text: ordersShort, href: loginFrom(pathOf('orders')) },
  { text: wishlist, href: loginFrom(pathOf('wishlist')) },
  { text: addToCartLink, href: loginFrom(pathOf('cart')) },
]

const Column = ({ title, links }: { title: string; links: Link[] }) =>
  links.length > 0 && (
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

type Told = Pick<Props, 'shop'> & { claims: Pick<ShopSettings, 'trustClaim' | 'deliveryClaim'> }

const Claims = ({ shop, claims }: Told) => (
  <div className="foot-wide flex flex-col gap-3">
    {shop.name && <p className="font-display text-lg font-medium">{shop.name}</p>}
    {shop.tagline && <p className="max-w-72">{shop.tagline}</p>}
    {(claims.trustClaim || claims.deliveryClaim) && (
      <ul className="flex flex-col gap-2">
        <Claim icon="shield" text={claims.trustClaim} />
        <Claim icon="truck" text={claims.deliveryClaim} />
      </ul>
    )}
  </div>
)

const Claim = ({ icon, text }: { icon: IconName; text: string }) =>
  text && (
    <li className="flex gap-2">
      <Icon name={icon} />
      {text}
    </li>
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

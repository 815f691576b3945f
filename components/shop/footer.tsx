import { Icon, type IconName } from '#components/ui/icon.tsx'
import { Motif } from '#components/ui/motif.tsx'
import type { LogoInfo, ShopDetails, SocialLinks } from '#lib/contract/shop-schemas.ts'
import { loginFrom, type PageRoute, pathOf, routes } from '#lib/routes.ts'
import { siteHost } from '#lib/shop/page-metadata.ts'
import { webLink } from '#lib/shop/safe-link.ts'
import { telephone } from '#lib/shop/telephone.ts'

type Props = {
  route: Pick<PageRoute, 'footerNarrow' | 'footerWide'>
  logo: LogoInfo
  social: SocialLinks
  details: ShopDetails
}

export const Footer = ({ route, logo, social, details }: Props) => (
  <footer
    className="foot"
    data-narrow={route.footerNarrow === false ? 'no' : undefined}
    data-wide={route.footerWide === false ? 'no' : undefined}
  >
    <Motif />
    <div className="wrap foot-columns">
      <Claims logo={logo} details={details} />
      <Column title="Information" links={information} />
      <Column title="Your account" links={account} />
      <Contact logo={logo} />
    </div>
    <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pb-6">
      <p>© 2015-2024 {siteHost()}</p>
      <Social links={social} />
    </div>
  </footer>
)

type Link = { text: string; href: string }
const information: Link[] = [
  { text: routes.terms.title, href: pathOf('terms') },
  { text: routes.returns.title, href: pathOf('returns') },
  { text: routes.about.title, href: pathOf('about') },
]
// Ruling 29: a static page need not know who is signed in; /login sends a customer on.
const account: Link[] = [
  { text: 'Account', href: loginFrom(pathOf('profile')) },
  { text: 'Orders', href: loginFrom(pathOf('orders')) },
  { text: 'Wishlist', href: loginFrom(pathOf('wishlist')) },
  { text: 'Add to cart', href: loginFrom(pathOf('cart')) },
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

const Claims = ({ logo, details: { tagline, settings } }: { logo: LogoInfo; details: ShopDetails }) => (
  <div className="foot-wide space-y-3">
    {logo.name && <p className="font-display text-lg font-medium">{logo.name}</p>}
    {tagline && <p className="max-w-72">{tagline}</p>}
    <ul className="space-y-2">
      <li className="flex gap-2">
        <Icon name="shield" />
        {settings.trustClaim}
      </li>
      <li className="flex gap-2">
        <Icon name="truck" />
        {settings.deliveryClaim}
      </li>
    </ul>
  </div>
)

const Contact = ({ logo }: { logo: LogoInfo }) => (
  <div className="foot-wide">
    <h2>Contact</h2>
    <address className="not-italic">
      {logo.address && <p className="max-w-72 py-1">{logo.address}</p>}
      {logo.mobile && (
        <p>
          <a href={telephone(logo.mobile)}>
            <Icon name="phone" />
            {logo.mobile}
          </a>
        </p>
      )}
      {logo.email && (
        <p>
          <a className="break-all" href={`mailto:${logo.email}`}>
            <Icon name="mail" />
            {logo.email}
          </a>
        </p>
      )}
      <p>
        <a href={pathOf('support')}>
          <Icon name="chat" />
          Contact Us
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

const Social = ({ links }: { links: SocialLinks }) => (
  <ul className="-mx-2.5 flex">
    {networks.map(([key, icon, name]) => {
      const href = webLink(links[key])
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

import type { ReactNode } from 'react'
import { menuOf } from '#lib/catalogue/menu.ts'
import { readTree } from '#lib/catalogue/read-tree.ts'
import type { LogoInfo, ShopSettings, SocialLinks } from '#lib/contract/shop-schemas.ts'
import type { PageRoute } from '#lib/routes.ts'
import { siteHost } from '#lib/shop/page-metadata.ts'
import { readDetails, readLogo, readSocialLinks, readTheme } from '#lib/shop/read-shop.ts'
import { webLink } from '#lib/shop/safe-link.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { StaleMark } from './stale-mark.tsx'
import { ToTop } from './to-top.tsx'

type Props = {
  route: Pick<PageRoute, 'header' | 'footerNarrow' | 'footerWide'>
  /** The word that the search box shows. */
  term?: string
  children: ReactNode
}

/** Header, main and footer as the page's row of the route table asks for them. */
export async function Chrome({ route, term, children }: Props) {
  const [tree, logo, details, social, theme] = await Promise.all([
    readTree(),
    readLogo(),
    readDetails(),
    readSocialLinks(),
    readTheme(),
  ])
  const fresh = tree.fresh && logo.fresh && details.fresh && social.fresh && theme.fresh
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      {route.header !== false && (
        <Header
          menu={menuOf(tree.value)}
          logo={logo.fresh || logo.value.logo ? { file: logo.value.logo, name: logo.value.name } : undefined}
          term={term}
        />
      )}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {(route.footerNarrow !== false || route.footerWide !== false) && (
        <Footer
          route={{ footerNarrow: route.footerNarrow, footerWide: route.footerWide }}
          shop={{ ...contactOf(logo.value), host: siteHost(), tagline: details.value.tagline }}
          claims={claimsOf(details.value.settings)}
          social={linksOf(social.value)}
        />
      )}
      <ToTop />
      {!fresh && <StaleMark />}
    </>
  )
}

// Only what is shown: a client component's props travel with every page.
const contactOf = ({ name, address, mobile, email }: LogoInfo) => ({ name, address, mobile, email })
const claimsOf = ({ trustClaim, deliveryClaim }: ShopSettings) => ({ trustClaim, deliveryClaim })
const linksOf = (links: SocialLinks) =>
  Object.fromEntries(Object.entries(links).flatMap(([name, url]) => (webLink(url) ? [[name, url]] : [])))

import type { ReactNode } from 'react'
import type { PageRoute } from '#lib/routes.ts'
import { readChrome } from '#lib/shop/read-chrome.ts'
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
  const { menu, logo, shop, claims, social, fresh } = await readChrome()
  const { header, footerNarrow, footerWide } = route
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      {header !== false && <Header menu={menu} logo={logo} term={term} />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {(footerNarrow !== false || footerWide !== false) && (
        <Footer route={{ footerNarrow, footerWide }} shop={shop} claims={claims} social={social} />
      )}
      <ToTop />
      {!fresh && <StaleMark />}
    </>
  )
}

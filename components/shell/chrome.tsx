import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import { SessionWatch } from '#components/session/session-watch.tsx'
import { FirstResponseScript } from '#components/ui/first-response-script.tsx'
import { StaticHtml } from '#components/ui/static-html.tsx'
import { menuCategoryOf, menuOf } from '#lib/catalogue/rules/menu.ts'
import { firstCategories, isLongTree, shortTree } from '#lib/catalogue/rules/short-tree.ts'
import type { Group } from '#lib/contract/catalogue-schemas.ts'
import type { ShopDetails } from '#lib/contract/shop-schemas.ts'
import { pictureUrl } from '#lib/media/rules/picture-url.ts'
import type { PageRoute } from '#lib/routes.ts'
import { isPictureName } from '#lib/rules/picture-name.ts'
import { weakMemo } from '#lib/rules/weak-memo.ts'
import { isDeveloping } from '#lib/server/settings/env.ts'
import { renderStaticHtml } from '#lib/server/static-html/render.ts'
import { addStaticHtml } from '#lib/server/static-html/slots.ts'
import { pageTitles } from '#lib/shop/rules/page-titles.ts'
import { saidPages } from '#lib/shop/rules/said-pages.ts'
import { readChrome } from '#lib/shop/server/read-chrome.ts'
import { skipToContent } from '#messages/header.ts'
import { ClosedSign } from './closed-sign.tsx'
import { DepartmentTree } from './department-tree.tsx'
import { FailedRequest } from './failed-request.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { IncompleteMarker } from './incomplete-marker.tsx'
import { BrandLogo, PartnerLogo } from './logos.tsx'
import { RestOfDepartments } from './rest-of-departments.tsx'
import { TextPageLinks } from './text-page-links.tsx'
import { ToTop } from './to-top.tsx'
import { TopBar } from './top-bar.tsx'

type Props = {
  route: Pick<PageRoute, 'header' | 'footerNarrow' | 'footerWide' | 'guarded'> & {
    layout?: PageRoute['layout']
    rendering?: PageRoute['rendering']
  }
  /** The word that the search box shows. */
  term?: string
  children: ReactNode
}

/** Header, main and footer as the page's row of the route table asks for them. */
export async function Chrome({ route, term, children }: Props) {
  const { tree, logo, shop, details, social, fresh } = await readChrome()
  const { header, footerNarrow, footerWide, layout, rendering } = route
  // On secure pages the logo is the largest picture.
  if (layout === 'secure' && logo && isPictureName(logo.file)) preload(pictureUrl(logo.file), { as: 'image' })
  return (
    <>
      {/* A page that is kept gets it where it is stored. */}
      {(rendering === 'dynamic' || isDeveloping()) && <FirstResponseScript />}
      <a className="skip" href="#main">
        {skipToContent}
      </a>
      <ClosedSign closed={details.closed} />
      {header !== false && (
        <Header
          {...staticMenus(tree)}
          {...staticWords(details)}
          logo={logo}
          term={term}
          examples={details.settings.searchExamples}
        />
      )}
      <main id="main" tabIndex={-1}>
        {children}
        <FailedRequest />
      </main>
      {(footerNarrow !== false || footerWide !== false) && (
        <StaticHtml>
          <Footer route={{ footerNarrow, footerWide }} shop={shop} details={details} social={social} />
        </StaticHtml>
      )}
      <ToTop />
      {route.guarded && <SessionWatch />}
      {!fresh && <IncompleteMarker />}
    </>
  )
}

/** The seller's own texts in the header, if there are any. */
const staticWords = (details: ShopDetails) => {
  const { settings, region, marks } = details
  const added = (node: ReactNode) => addStaticHtml(renderStaticHtml(node))
  const name = settings.regionName || region.heading
  return {
    further: added(<TextPageLinks said={saidPages(details)} region={name || pageTitles.region} />),
    brand: marks.brand.title ? added(<BrandLogo mark={marks.brand} />) : undefined,
    partner: marks.partner.title ? added(<PartnerLogo mark={marks.partner} />) : undefined,
  }
}

const staticMenus = (groups: readonly Group[]) => {
  const { topBar, tree } = drawnMenus(groups)
  return { topBar: addStaticHtml(topBar), tree: addStaticHtml(tree) }
}

// Every page that is not static shows them, and they change with the catalogue only.
const drawnMenus = weakMemo((groups: readonly Group[]) => {
  const isShort = isLongTree(groups)
  return {
    topBar: renderStaticHtml(<TopBar categories={firstCategories(groups).map(menuCategoryOf)} />),
    tree: renderStaticHtml(
      <>
        <DepartmentTree menu={menuOf(shortTree(groups))} isFolded={isShort} />
        {isShort && <RestOfDepartments />}
      </>,
    ),
  }
})

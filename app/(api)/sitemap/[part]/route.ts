import { xmlResponse } from '#lib/api/server/xml-response.ts'
import { readSitemap } from '#lib/catalogue/server/read-sitemap.ts'
import { sitemapXml } from '#lib/catalogue/server/sitemap-xml.ts'
import { routes } from '#lib/routes.ts'
import { env } from '#lib/server/settings/env.ts'
import { policyPath } from '#lib/shop/rules/policy-path.ts'
import { otherPolicies, saidPages } from '#lib/shop/rules/said-pages.ts'
import { hasSeller } from '#lib/shop/rules/seller-lines.ts'
import { readDetails, readLogo } from '#lib/shop/server/read-shop.ts'
import { noSuchPart } from '#messages/http-errors.ts'

export const dynamic = 'force-dynamic'

/** /sitemap/0.xml, /sitemap/1.xml …: the catalogue's pages in parts, the shop's own ones with the first. */
export async function GET(_: Request, { params }: { params: Promise<{ part: string }> }) {
  const part = Number(/^(0|[1-9]\d{0,4})\.xml$/.exec((await params).part)?.[1] ?? Number.NaN)
  const found = Number.isNaN(part) ? null : await readSitemap(part)
  if (!found) return new Response(noSuchPart, { status: 404 })
  return xmlResponse(sitemapXml([...(part === 0 ? await ownPages() : []), ...found.pages], env.siteUrl))
}

/** The pages of text that the seller wrote nothing for are left out (Rule 41). */
const ownPages = async () => {
  const [{ value: details }, { value: logo }] = await Promise.all([readDetails(), readLogo()])
  const said = { ...saidPages(details), seller: hasSeller(details, logo) }
  const fixed = Object.entries(routes)
    .filter(([name]) => said[name as keyof typeof said] !== false)
    .map(([, route]) => route)
    .filter(({ path, noindex, rendering }) => rendering === 'static' && !noindex && !path.includes(':'))
  const own = otherPolicies(details).map(({ slug }) => policyPath(slug))
  return [...fixed.map(({ path }) => path), ...own].map(path => ({ path, changed: '' }))
}

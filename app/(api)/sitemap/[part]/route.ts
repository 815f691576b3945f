import { xmlResponse } from '#lib/api/server/xml-response.ts'
import { readSitemap } from '#lib/catalogue/server/read-sitemap.ts'
import { sitemapXml } from '#lib/catalogue/server/sitemap-xml.ts'
import { routes } from '#lib/routes.ts'
import { env } from '#lib/server/settings/env.ts'
import { noSuchPart } from '#messages/http-errors.ts'

export const dynamic = 'force-dynamic'

/** /sitemap/0.xml, /sitemap/1.xml …: the catalogue's pages in parts, the shop's own ones with the first. */
export async function GET(_: Request, { params }: { params: Promise<{ part: string }> }) {
  const part = Number(/^(0|[1-9]\d{0,4})\.xml$/.exec((await params).part)?.[1] ?? Number.NaN)
  const found = Number.isNaN(part) ? null : await readSitemap(part)
  if (!found) return new Response(noSuchPart, { status: 404 })
  return xmlResponse(sitemapXml([...(part === 0 ? ownPages : []), ...found.pages], env.siteUrl))
}

const ownPages = Object.values(routes)
  .filter(({ path, noindex, rendering }) => rendering === 'static' && !noindex && !path.includes(':'))
  .map(({ path }) => ({ path, changed: '' }))

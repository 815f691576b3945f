import { xmlResponse } from '#lib/api/server/xml-response.ts'
import { readSitemap } from '#lib/catalogue/server/read-sitemap.ts'
import { sitemapIndexXml } from '#lib/catalogue/server/sitemap-xml.ts'
import { env } from '#lib/server/settings/env.ts'

export const dynamic = 'force-dynamic'

/** The list of the sitemap's parts. */
export async function GET() {
  const parts = (await readSitemap(0))?.parts ?? 1
  const paths = Array.from({ length: parts }, (_, part) => ({ path: `/sitemap/${part}.xml`, changed: '' }))
  return xmlResponse(sitemapIndexXml(paths, env.siteUrl))
}

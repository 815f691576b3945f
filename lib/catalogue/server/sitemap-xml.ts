type Page = { path: string; changed: string }

/** One part of the sitemap: pages by their whole addresses. */
export const sitemapXml = (pages: readonly Page[], site: string) =>
  document(
    'urlset',
    pages.map(page => entry('url', page, site)),
  )

/** The list of all parts. */
export const sitemapIndexXml = (parts: readonly Page[], site: string) =>
  document(
    'sitemapindex',
    parts.map(part => entry('sitemap', part, site)),
  )

const entry = (name: string, { path, changed }: Page, site: string) =>
  `<${name}><loc>${escaped(new URL(path, site).href)}</loc>${
    /^\d{4}-\d\d-\d\d$/.test(changed) ? `<lastmod>${changed}</lastmod>` : ''
  }</${name}>`

const document = (name: string, entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${name}>\n`

const escaped = (text: string) =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&apos;')

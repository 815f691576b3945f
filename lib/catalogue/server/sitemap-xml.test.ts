import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts'

const site = 'https://haat.example'

test('a page stands with its whole address and its day of change', () => {
  expect(sitemapXml([{ path: '/product/a', changed: '2026-11-20' }], site)).toContain(
    '<url><loc>https://haat.example/product/a</loc><lastmod>2026-11-20</lastmod></url>',
  )
})

test('an address that XML would misread is escaped, a day that is none is left out', () => {
  const xml = sitemapXml([{ path: "/product/a&b'c", changed: 'yesterday' }], site)
  expect(xml).toContain('<loc>https://haat.example/product/a&amp;b&apos;c</loc></url>')
})

test('the index names the parts', () => {
  expect(sitemapIndexXml([{ path: '/sitemap/0.xml', changed: '' }], site)).toContain(
    '<sitemap><loc>https://haat.example/sitemap/0.xml</loc></sitemap>',
  )
})

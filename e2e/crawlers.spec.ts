import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'playwright/test'
import { faultsOfMarkup } from './page-faults.ts'

const NAMES = {
  WhatsApp: 'WhatsApp/2.23.20.0',
  facebookexternalhit: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'meta-externalagent':
    'meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
  Googlebot: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  Twitterbot: 'Twitterbot/1.0',
}
const head = (html: string) => html.slice(0, html.indexOf('</head>'))
const tag = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(head(html))?.[1]

for (const [name, agent] of Object.entries(NAMES)) {
  test(`${name} finds the product's tags inside the head`, async ({ request, baseURL }) => {
    const response = await request.get('/product/nh-bagh-saree-02', { headers: { 'user-agent': agent } })
    expect(response.status()).toBe(200)
    const html = await response.text()
    expect(/<title>([^<]*)<\/title>/.exec(head(html))?.[1]).toContain('Narmada Indigo Bagh Saree | ')
    expect(tag(html, 'og:title')).toBe('Narmada Indigo Bagh Saree')
    expect(tag(html, 'og:description')).toMatch(/^An indigo cotton saree/)
    expect(tag(html, 'og:url')).toBe(`${baseURL}/product/nh-bagh-saree-02`)
    expect(tag(html, 'product:price:amount')).toBe('3299')
    expect(tag(html, 'product:price:currency')).toBe('INR')
    expect(tag(html, 'twitter:card')).toBe('summary_large_image')
    expect(head(html)).toContain(`<link rel="canonical" href="${baseURL}/product/nh-bagh-saree-02"`)
  })

  test(`${name} gets a 404 at the first request for a missing page`, async ({ request }) => {
    for (const path of [`/product/none-${name}-${Date.now()}`, `/no-such-page-${name}`]) {
      const response = await request.get(path, { headers: { 'user-agent': agent } })
      expect(response.status()).toBe(404)
    }
  })
}

test('every spelling is one page with one canonical address', async ({ request, baseURL }) => {
  for (const path of [
    '/product/NH-HOLI-TEE-01',
    '/product-category/nh-holi-tee-01',
    '/product-categoryy/Nh-Holi-Tee-01',
  ]) {
    const html = await (await request.get(path)).text()
    expect(head(html)).toContain(`<link rel="canonical" href="${baseURL}/product/nh-holi-tee-01"`)
  }
  for (const [path, canonical] of [
    ['/Recentlyproduct', '/RecentlyViewed'],
    ['/Login', '/login'],
    ['/reset-password', '/CreateAccountCard'],
    ['/productnotfound', '/ProductNotFound'],
  ]) {
    const html = await (await request.get(path as string)).text()
    expect(head(html)).toContain(`<link rel="canonical" href="${baseURL}${canonical}"`)
  }
})

test('the address never follows the request’s Host', async ({ request, baseURL }) => {
  const html = await (
    await request.get('/product/nh-bagh-dup-01', { headers: { host: 'evil.example' } })
  ).text()
  expect(html).not.toContain('evil.example')
  expect(tag(html, 'og:url')).toContain(baseURL)
})

test('a description over 150 characters ends in an ellipsis', async ({ request }) => {
  const description =
    tag(await (await request.get('/product/nh-bagh-saree-01')).text(), 'og:description') ?? ''
  expect(description).toMatch(/…$/)
  expect([...description].length).toBeLessThanOrEqual(151)
})

test('the share picture is a JPEG under 300 kB at an address with the hash of its content', async ({
  request,
}) => {
  const picture = tag(await (await request.get('/product/nh-holi-tee-01')).text(), 'og:image') ?? ''
  const response = await request.get(picture)
  expect(response.status()).toBe(200)
  expect(response.headers()).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect((await response.body()).length).toBeLessThan(300_000)
  const old = await request.get(picture.replace(/-[0-9a-f]{16}\.jpg/, '-0000000000000000.jpg'), {
    maxRedirects: 0,
  })
  expect(old.status()).toBe(302)
  expect(old.headers().location).toBe(new URL(picture).pathname)
  for (const name of [
    '1-x.jpg',
    '999999-0000000000000000.jpg',
    's999999-0000000000000000.jpg',
    '..%2Fsecrets',
  ])
    expect((await request.get(`/share/${name}`)).status()).toBe(404)
})

for (const [path, title, text] of [
  ['/', 'Narmada Haat', /^Crafts of Madhya Pradesh/],
  ['/products-section2/11', 'Bagh &amp; Bherugarh Prints', /^\S.{20,149}\S…?$/],
  ['/products-section/101', 'Bagh Sarees', undefined],
] as const)
  test(`a chat shows ${path} with its name and a picture of its own`, async ({ request, baseURL }) => {
    const html = await (await request.get(path)).text()
    expect(tag(html, 'og:title')).toBe(title)
    expect(new URL(tag(html, 'og:url') ?? '').href).toBe(`${baseURL}${path}`)
    if (text) expect(tag(html, 'og:description')).toMatch(text)
    expect(tag(html, 'og:image:width')).toBe('1200')
    const response = await request.get(tag(html, 'og:image') ?? '')
    expect([response.status(), response.headers()['content-type']]).toEqual([200, 'image/jpeg'])
    expect((await response.body()).length).toBeLessThan(300_000)
  })

test('search engines read a product, its breadcrumb and the shop as data', async ({ request }) => {
  const data = dataIn(await (await request.get('/product/nh-holi-tee-01')).text())
  expect(data.find(entry => entry['@type'] === 'Product')).toMatchObject({
    name: 'HOLI T-SHIRT',
    offers: { price: 199, priceCurrency: 'INR', availability: 'https://schema.org/InStock' },
  })
  expect(data.find(entry => entry['@type'] === 'BreadcrumbList').itemListElement.length).toBe(4)
  expect(data.find(entry => entry['@type'] === 'Organization')).toMatchObject({ name: 'Narmada Haat' })
})

const dataIn = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
    JSON.parse(json ?? ''),
  )

for (const query of ['', '?page=2'])
  test(`search engines read the breadcrumb of a listing${query && ', also on its second page'}`, async ({
    request,
    baseURL,
  }) => {
    const data = dataIn(await (await request.get(`/products-section2/11${query}`)).text())
    const way = data.filter(entry => entry['@type'] === 'BreadcrumbList')
    expect(way.map(({ itemListElement }) => itemListElement)).toMatchObject([
      [
        { position: 1, item: `${baseURL}/` },
        {
          position: 2,
          name: expect.any(String),
          item: expect.stringContaining(`${baseURL}/products-section2/`),
        },
        { '@type': 'ListItem', position: 3, name: 'Bagh & Bherugarh Prints' },
      ],
    ])
  })

test('a page beyond the end of a list has the metadata of the first', async ({ request, baseURL }) => {
  const html = await (await request.get('/products-section2/11?page=99')).text()
  expect(head(html)).toContain(`<link rel="canonical" href="${baseURL}/products-section2/11"`)
  expect(head(html)).not.toContain('page 99')
})

test('the sitemap leads to every product', async ({ request, baseURL }) => {
  const index = await (await request.get('/sitemap.xml')).text()
  const part = /<loc>([^<]*\/sitemap\/0\.xml)<\/loc>/.exec(index)?.[1] ?? ''
  expect(part).toBe(`${baseURL}/sitemap/0.xml`)
  const pages = [...(await (await request.get(part)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, url]) => url,
  )
  expect(pages.filter(url => url?.includes('/product/'))).toHaveLength(120)
  expect(pages).toContain(`${baseURL}/`)
  for (const name of ['1.xml', '00.xml', 'x.xml', '99999999.xml', '0'])
    expect((await request.get(`/sitemap/${name}`)).status()).toBe(404)
})

test('no page of the sitemap shows a word like undefined or NaN', async ({ request }) => {
  const urls = [...(await (await request.get('/sitemap/0.xml')).text()).matchAll(/<loc>([^<]*)<\/loc>/g)]
  const faults = await Promise.all(
    urls.map(async ([, url = '']) =>
      faultsOfMarkup(await (await request.get(url)).text()).map(fault => `${url}: ${fault}`),
    ),
  )
  expect(faults.length).toBeGreaterThan(120)
  expect(faults.flat()).toEqual([])
})

test('robots find the sitemap', async ({ request, baseURL }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
})

test('personal pages are not to be indexed', async ({ request }) => {
  for (const path of ['/RecentlyViewed', '/addcart', '/wishlist', '/product/nh-holi-tee-01?note=1'])
    expect(head(await (await request.get(path)).text())).toMatch(/<meta name="robots" content="noindex/)
})

for (const [path, begins] of [
  ['/feeds/google.xml', '<?xml'],
  ['/feeds/meta.csv', 'id,'],
] as const)
  test(`${path} is compressed once where its reader takes gzip, and plain where not`, async ({ baseURL }) => {
    const plain = await bytesOf(`${baseURL}${path}`, 'br, gzip;q=0')
    expect(plain.encoding).toBeUndefined()
    expect(plain.body.toString()).toMatch(new RegExp(`^\\s*${begins.replace('?', '\\?')}`))
    const packed = await bytesOf(`${baseURL}${path}`, 'gzip')
    expect(packed.encoding).toBe('gzip')
    expect(packed.body.length).toBeLessThan(plain.body.length / 2)
    expect(gunzipSync(packed.body).equals(plain.body)).toBe(true)
  })

/** What is on the line: a browser would unpack it. */
const bytesOf = async (address: string, accepted: string) => {
  const [response] = (await once(get(address, { headers: { 'accept-encoding': accepted } }), 'response')) as [
    IncomingMessage,
  ]
  const body = Buffer.concat(await Array.fromAsync(response as AsyncIterable<Buffer>))
  return { encoding: response.headers['content-encoding'], body }
}

import { globSync, readdirSync, readFileSync } from 'node:fs'
import { routes } from '#lib/routes.ts'
import { API_HEADERS } from './api-security-headers.ts'
import { isPage, READ_FORMS, routeRequest } from './route-request.ts'

const served = (method: string, url: string) => {
  const verdict = routeRequest(method, url)
  return verdict.refused ? verdict.refused.status : verdict.url
}

test.each([
  ['/', '/'],
  ['/?utm_source=chat', '/?utm_source=chat'],
  ['/CHECKOUT2', '/checkout2'],
  ['/Login/?from=/x', '/login?from=/x'],
  ['/product-categoryy/NH-1?size=M', '/product/nh-1?size=M'],
  ['/product/nh-1?note=1', '/product-choice/nh-1?note=1'],
  ['/Product-Serach/%E0%A4%9A%5C%2F', '/Product-Serach/%E0%A4%9A%5C%2F'],
  ['/product-serach/', '/Product-Serach'],
  ['/api/GetResellerLogo?x=1', '/api/GetResellerLogo?x=1'],
  ['/_next/static/chunks/a.js', '/_next/static/chunks/a.js'],
  ['http://evil.example/Login', '/login'],
  ['http://evil.example', '/'],
  ['http://evil.example?x=1', '/?x=1'],
  ['/login?a=%zz&b=1&c=%00', '/login?b=1'],
  ['/login?%E0%A4%A', '/login?'],
])('GET %s is served as %s', (typed, url) => {
  expect(served('GET', typed)).toBe(url)
})

test.each([
  '/product/%zz',
  '/%E0%A4%A',
  '/%',
  '/%00',
  '/a%00b',
  '/product/%0d%0aSet-Cookie:a=b',
  '//evil.example',
  '/a//b',
  '/\\evil.example',
  '/product/../api',
  '/product/%2e%2e/api',
  '/uploads/%2e%2e',
  '/./',
  '/_next/image?url=%2Fa.png&w=64&q=75',
  '/_next/image/',
  '/_next/data/x/your-orders.json',
])('%s is the shop’s not-found page', typed => {
  expect(served('GET', typed)).toMatch(/^\/no-such-page/)
})

test('no address makes it throw', () => {
  const signs = [
    '/',
    '%',
    '%2',
    '%zz',
    '%00',
    '\\',
    '?',
    '#',
    '&',
    '=',
    '..',
    '//',
    'é',
    '\u{1F600}',
    'a',
    ':',
    '@',
    '*',
  ]
  for (let n = 0; n < 20_000; n++) {
    const url = Array.from(
      { length: n % 9 },
      (_, i) => signs[(n * 7 + i * 13 + (n >> 3)) % signs.length],
    ).join('')
    expect(() => routeRequest(n % 2 ? 'GET' : 'POST', url)).not.toThrow()
  }
})

test.each([
  ['POST', '/', 405],
  ['POST', '/login', 405],
  ['PUT', '/product/x', 405],
  ['DELETE', '/CHECKOUT2', 405],
  ['TRACE', '/', 405],
  ['PROPFIND', '/', 501],
  ['GET', '/do/cart/add', 405],
  ['PUT', '/do/cart/add', 405],
  ['GET', '/api/Add_to_cart1', 405],
  ['POST', '/api/GetResellerLogo', 405],
  ['PATCH', '/api/nothing', 405],
  ['POST', '/feeds/google.xml', 405],
  ['OPTIONS', '/', 204],
  ['GET', `/${'a'.repeat(5000)}`, 414],
  ['GET', `/Product-Serach/${'a'.repeat(10_000)}`, 414],
])('%s %s is answered %i', (method, url, status) => {
  expect(served(method, url)).toBe(status)
})

test.each([
  ['POST', '/do/cart/add'],
  ['POST', '/api/Add_to_cart1'],
  ['POST', '/token'],
  ['GET', '/api/GetResellerLogo'],
  ['HEAD', '/'],
  ['HEAD', '/api/GetResellerLogo'],
  ['POST', '/webhook'],
  ['GET', '/feeds/google.xml'],
  ['HEAD', '/feeds/meta.csv'],
])('%s %s goes on to its route', (method, url) => {
  expect(served(method, url)).toBe(url)
})

test.each(readdirSync('public'))('%s is a file, to be read only', name => {
  expect(served('GET', `/${name}`)).toBe(`/${name}`)
  for (const verb of ['POST', 'PUT', 'DELETE']) expect(served(verb, `/${name}`)).toBe(405)
})

test.each([
  ['POST', '/do/session/%73ign-in', '/do/session/sign-in'],
  ['POST', '/%74oken', '/token'],
  ['GET', '/%61pi/GetResellerLogo', '/api/GetResellerLogo'],
  ['GET', '/%43heckout%32', '/checkout2'],
  ['GET', '/product/%41%2D%5f%7E%7a%30', '/product/a-_~z0'],
  ['GET', '/product/a%20b%2Fc%5B%60%7B%40', '/product/a%20b%2fc%5b%60%7b%40'],
  ['GET', '/Product-Serach/%E0%A4%86', '/Product-Serach/%E0%A4%86'],
])('%s %s is %s', (method, url, path) => {
  expect(served(method, url)).toBe(path)
})

test.each(['/%2e%2e/x', '/a/%2E', '/%2e./x'])('%s leads nowhere', url => {
  expect(served('GET', url)).toBe('/no-such-page')
})

test('a refusal says which verbs there are, to machines in their shape', () => {
  const page = routeRequest('POST', '/login')
  expect(page.refused?.headers).toMatchObject({ allow: 'GET, HEAD, OPTIONS' })
  expect(page.refused?.body).toContain('<!doctype html>')
  const call = routeRequest('GET', '/api/Add_to_cart1')
  expect(call.refused?.headers).toMatchObject({ allow: 'POST, OPTIONS', 'content-type': 'application/json' })
  expect(call.refused?.headers).toMatchObject(API_HEADERS)
  expect(JSON.parse(String(call.refused?.body))).toMatchObject({ status: 'false' })
})

test('each row of the route table is a page, and nothing else is', () => {
  for (const { path } of Object.values(routes)) expect(isPage(path.replace(/:\w+/, 'x'))).toBe(true)
  for (const path of ['/nope', '/api/GetResellerLogo', '/product', '/product/a/b', '/do/cart/add'])
    expect(isPage(path)).toBe(false)
})

test('the forms that are read are those whose routes say GET', () => {
  const routes = globSync('app/(api)/do/**/route.ts').filter(file =>
    /export .*\bGET\b/.test(readFileSync(file, 'utf8')),
  )
  expect(routes.map(file => file.replace(/^app\/\(api\)|\/route\.ts$/g, '')).sort()).toEqual(
    [...READ_FORMS].sort(),
  )
})

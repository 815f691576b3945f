import { safePath } from './safe-path.ts'

const HOSTILE = [
  '',
  'checkout2',
  './checkout2',
  '../checkout2',
  'evil.example',
  'https://evil.example',
  'HTTPS://evil.example/',
  'http:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>1</script>',
  'vbscript:1',
  '//evil.example',
  '///evil.example',
  '////evil.example/%2f..',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/checkout2\\..\\..\\evil',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '/checkout2\r\nSet-Cookie: a=b',
  '/\0/evil.example',
  '\t//evil.example',
  ' //evil.example',
  ' /checkout2',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/%2f/evil.example',
  '/%2fevil.example',
  '/%2Fevil.example',
  '/%5cevil.example',
  '/%5Cevil.example',
  '/%252fevil.example',
  '/%25255cevil.example',
  '/%0d%0aSet-Cookie:a=b',
  '/%00',
  '/%zz',
  '/\u2028/evil.example',
  '/\u2029evil',
  '/login',
  '/LOGIN?from=/login',
  '/login/',
  '/logout',
  '/do/cart/clear',
  `/${'a'.repeat(3000)}`,
  'ftp://evil.example',
  '@evil.example',
  '?from=//evil.example',
  '#//evil.example',
]

test.each(HOSTILE)('%j leads to the home page', from => {
  expect(safePath(from)).toBe('/')
})

test.each([undefined, null, 1, {}, ['/checkout2'], true])('%p is not a path', from => {
  expect(safePath(from)).toBe('/')
})

test.each([
  ['/', '/'],
  ['/checkout2', '/checkout2'],
  ['/your-orders?page=2#last', '/your-orders?page=2#last'],
  ['/product/bagh-print-stole?size=M&color=Red', '/product/bagh-print-stole?size=M&color=Red'],
  ['/Product-Serach/a%20b', '/Product-Serach/a%20b'],
  ['/Product-Serach/चंदेरी', '/Product-Serach/%E0%A4%9A%E0%A4%82%E0%A4%A6%E0%A5%87%E0%A4%B0%E0%A5%80'],
  ['/Product-Serach/50%25 off', '/Product-Serach/50%25%20off'],
  ['/track?next=//evil.example', '/track?next=//evil.example'],
  ['/a@evil.example', '/a@evil.example'],
])('%s is a path of this shop', (from, path) => {
  expect(safePath(from)).toBe(path)
})

test('the result is always valid in a Location header and stays on the host', () => {
  for (const from of [...HOSTILE, '/Product-Serach/चंदेरी']) {
    const path = safePath(from)
    expect(new Headers({ location: path }).get('location')).toBe(path)
    expect(new URL(path, 'https://haat.example').host).toBe('haat.example')
  }
})

import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { STALE_MARK } from '#lib/constants.ts'
import { type NextPage, NO_NONCE, PAGE } from '../next-internals.ts'
import { type RenderContext, renderContext } from '../render/render-context.ts'
import { keyLikeNext, NOT_FOUND_KEY, pageLikeNext, tagLikeNext } from '../test-next-page.ts'
import { catalogueVersion, versionByTime } from './catalogue-version.ts'
import { NextCacheHandler } from './next-cache-handler.ts'
import { freshPage, lastGoodPage, pageCache } from './pages.ts'

const cache = new NextCacheHandler()
const NONCE = 'f00d'
const pageOf = (text: string, more: Partial<NextPage> = {}) =>
  pageLikeNext(
    `<!DOCTYPE html><html><body>${text}<script nonce="${NONCE}">boot()</script></body></html>`,
    more,
  )

/** One request that Next renders, from start to kept; what happens while it renders comes in between. */
const make = (path: string, page: NextPage, meanwhile = () => {}) =>
  renderContext().run(
    { path, since: catalogueVersion().version, nonce: NONCE } satisfies RenderContext,
    async () => {
      await cache.get(keyLikeNext(path), { kind: PAGE })
      meanwhile()
      await cache.set(keyLikeNext(path), page, { kind: PAGE })
      return page
    },
  )
const found = (path: string) =>
  renderContext().run({ path, since: catalogueVersion().version }, async () => {
    const entry = await cache.get(keyLikeNext(path), { kind: PAGE })
    return (entry?.value as NextPage | undefined)?.html
  })
const served = (path: string) => {
  const page = freshPage(path)
  return page && gunzipSync(page.html.gzip).toString()
}

test('a page is kept, for Next and for the preload alike', async () => {
  await make('/product/a', pageOf('A'))
  expect(await found('/product/a')).toContain('A')
  expect(served('/product/a')).toBe(await found('/product/a'))
})

test('what Next gets back is what it gave: payload, segments, headers', async () => {
  const rscData = Buffer.from('payload')
  const segmentData = new Map([
    ['/_tree', Buffer.from('tree')],
    ['/_full', Buffer.from('payload')],
  ])
  await make('/product/b', pageOf('B', { rscData, segmentData }))
  const entry = await renderContext().run({ path: '/product/b', since: 0 }, () =>
    cache.get(keyLikeNext('/product/b'), { kind: PAGE }),
  )
  expect(entry?.value).toMatchObject({
    rscData,
    segmentData,
    headers: pageOf('B').headers,
  })
})

test('a change of a page makes that page anew, and no other', async () => {
  await make('/product/a', pageOf('A'))
  await make('/product/b', pageOf('B'))
  catalogueVersion().invalidate(['/product/a'])
  expect([await found('/product/a'), served('/product/a')]).toEqual([undefined, undefined])
  expect(served('/product/b')).toContain('B')
})

test('a change of the catalogue makes every page anew', async () => {
  await make('/product/b', pageOf('B'))
  catalogueVersion().invalidate()
  expect(await found('/product/b')).toBeUndefined()
})

test('a page that was being made while the catalogue changed is not taken for fresh', async () => {
  await make('/product/c', pageOf('old price'), () => catalogueVersion().invalidate(['/product/c']))
  expect(served('/product/c')).toBeUndefined()
})

test('revalidatePath and revalidateTag reach the page cache', async () => {
  await make('/product/a', pageOf('A'))
  await make('/product/b', pageOf('B'))
  await cache.revalidateTag([tagLikeNext('/product/a')])
  expect([served('/product/a'), typeof served('/product/b')]).toEqual([undefined, 'string'])
  await cache.revalidateTag('banners')
  expect(served('/product/b')).toBeUndefined()
})

test.each([
  ['a missing page', pageOf('none', { status: 404 })],
  ['a page that moved', pageOf('', { status: 308 })],
  ['half a page', pageOf('', { postponed: '{}' })],
  ['a page of more than 500 kB', pageOf('a'.repeat(500_001))],
])('%s is not kept, and takes the place of what was there', async (_, page) => {
  await make('/product/d', pageOf('once there'))
  catalogueVersion().invalidate()
  await make('/product/d', page)
  expect([served('/product/d'), lastGoodPage('/product/d')]).toEqual([undefined, undefined])
})

test('Next’s own not-found page is kept once, whatever was asked for, and never served as a page', async () => {
  const before = pageCache().size
  for (const path of ['/nope', '/nope2', '/wp-login.php']) {
    await renderContext().run({ path, since: catalogueVersion().version, nonce: NONCE }, async () => {
      await cache.set(NOT_FOUND_KEY, pageOf('Page not found'), { kind: PAGE })
    })
    expect(freshPage(path)).toBeUndefined()
  }
  expect(pageCache().size).toBe(before + 1)
})

test('Next’s own error page is never kept in a product’s place', async () => {
  await renderContext().run(
    { path: '/product/e', since: catalogueVersion().version, nonce: NONCE },
    async () => {
      await cache.set(keyLikeNext('/_global-error'), pageOf('oops'), { kind: PAGE })
    },
  )
  expect(freshPage('/product/e')).toBeUndefined()
})

test('a page with one request’s nonce in it is nobody else’s', async () => {
  const html = '<html><script src="/_next/a.js" nonce="x" async=""></script></html>'
  const page = await make('/product/n', pageOf('', { html }))
  expect(page.headers).not.toHaveProperty('content-security-policy')
  expect(freshPage('/product/n')).toBeUndefined()
})

test('a term is the same path however it is written', async () => {
  const typed = `/product/${encodeURIComponent('चंदेरी')}`
  await renderContext().run({ path: typed, since: catalogueVersion().version, nonce: NONCE }, async () => {
    await cache.set(keyLikeNext('/product/चंदेरी'), pageOf('C'), { kind: PAGE })
  })
  expect(served(typed)).toContain('C')
  catalogueVersion().invalidate(['/product/चंदेरी'])
  expect(served(typed)).toBeUndefined()
})

test('an incomplete page shows the last good one, which then rests for a while; without one it is shown and not kept', async () => {
  await make('/product/f', pageOf('good'))
  catalogueVersion().invalidate()
  const shown = await make('/product/f', pageOf(`<meta name="${STALE_MARK}" content="1"/>could not load`))
  expect(shown.html).toContain('good')
  expect(served('/product/f')).toContain('good')
  expect(freshPage('/product/f', Date.now() + 11_000)).toBeUndefined()
  const first = await make('/product/g', pageOf(`<meta name="${STALE_MARK}" content="1"/>could not load`))
  expect(first.html).toContain('could not load')
  expect(freshPage('/product/g')).toBeUndefined()
})

test('a page leaves dressed: one policy with its scripts’ hashes, and asked for each time', async () => {
  const page = await make('/product/h', pageOf(`<script nonce="${NONCE}">self.a=1</script>`))
  expect(page.headers?.['cache-control']).toBe('public, max-age=0, must-revalidate')
  expect(page.headers?.['content-security-policy']).toContain("script-src 'self' 'sha256-")
  expect(freshPage('/product/h')?.headers).toEqual({
    'cache-control': page.headers?.['cache-control'],
    'content-security-policy': page.headers?.['content-security-policy'],
  })
})

test('a script that came with a text is not allowed, not kept, and does not keep the page from being kept', async () => {
  for (const script of [
    HOSTILE,
    HOSTILE.replace('>', ' nonce="guessed">'),
    HOSTILE.replace('>', ' id="_R_">'),
  ]) {
    const page = await make('/product/s', pageOf(`<div>${script}<b>a saree</b></div>`))
    for (const html of [page.html, served('/product/s')]) {
      expect(html).not.toContain('window.__x')
      expect(html).toContain('<b>a saree</b>')
      expect(html).toContain('<script>boot()</script>')
    }
    expect(page.headers?.['content-security-policy']).not.toContain(hashOf('window.__x=1'))
    expect(page.headers?.['content-security-policy']).toContain(hashOf('boot()'))
  }
})
const HOSTILE = '<script>window.__x=1</script>'
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')

test('the same page is the same bytes, whatever mark it was made under', async () => {
  const made = async (nonce: string) => {
    const rscData = Buffer.from(`{"nonce":"${nonce}","₹":1}`)
    const html = `<script nonce="${nonce}">push("{\\"nonce\\":\\"${nonce}\\"}")</script><link rel="x" nonce="${nonce}"/>`
    const page = pageOf('', { html, rscData, segmentData: new Map([['/_tree', Buffer.from(rscData)]]) })
    await renderContext().run({ path: '/product/t', since: catalogueVersion().version, nonce }, () =>
      cache.set(keyLikeNext('/product/t'), page, { kind: PAGE }),
    )
    return [page.html, page.headers, String(page.rscData), String(page.segmentData?.get('/_tree'))]
  }
  const first = await made('a1b2')
  expect(first).toEqual(await made('c3d4'))
  expect(JSON.stringify(first)).not.toContain('a1b2')
  expect(first[2]).toBe(`{"nonce":"${NO_NONCE}","₹":1}`)
})

test('data that Next caches is as fresh as the catalogue', async () => {
  const value = { kind: 'FETCH', data: { body: '1' } }
  const make = () =>
    renderContext().run({ path: '/', since: catalogueVersion().version }, () =>
      cache.set('data-1', value, { tags: ['/product/a'] }),
    )
  const get = async () => (await cache.get('data-1', { kind: 'FETCH', tags: ['/product/a'] }))?.value
  await make()
  expect(await get()).toBe(value)
  catalogueVersion().invalidate(['/product/z'])
  expect(await get()).toBe(value)
  catalogueVersion().invalidate(['/product/a'])
  expect(await get()).toBeUndefined()
  await make()
  catalogueVersion().invalidate()
  expect(await get()).toBeUndefined()
})

test('another shop’s pages are as fresh as the minute, and an old one is shown while the new one is made', async () => {
  let now = 0
  const slot = Symbol.for('haat.catalogue')
  const shared = globalThis as unknown as Record<symbol, unknown>
  const before = shared[slot]
  shared[slot] = versionByTime(() => now)
  await make('/product/r', pageOf('R'))
  expect(served('/product/r')).toContain('R')
  now = 60_000
  expect(served('/product/r')).toBeUndefined()
  const entry = await renderContext().run({ path: '/product/r', since: 1 }, () =>
    cache.get(keyLikeNext('/product/r'), { kind: PAGE }),
  )
  expect(entry).toMatchObject({ lastModified: 1, cacheControl: { revalidate: 1 } })
  shared[slot] = before
})

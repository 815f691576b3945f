import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Seen, type StartedProbe, startProbe } from '../../e2e/started-probe.ts'
import { deferScripts } from './inline-scripts/defer-scripts.ts'
import { inlineStyles } from './inline-styles/inline-styles.ts'
import { readStylesheets } from './inline-styles/page-styles.ts'
import {
  BUILD_ID_FILE,
  BUILT_FILES_FOLDER,
  BUILT_HOME_FILE,
  builtFileOf,
  FUNCTIONS_FILE,
  frameworkScripts,
  MIDDLEWARE_FUNCTION,
} from './next-internals.mjs'
import {
  ASYNC_SCRIPTS,
  CACHE_STATE_HEADER,
  CACHED_PAGE_HEADERS,
  ELEMENT,
  type FACTS,
  FRAGMENT,
  HOT_RELOAD_PATH,
  INLINE_RUNS,
  isInternalHeader,
  isNotFoundKey,
  isPageEntry,
  isRouterState,
  isWholePage,
  type NextPage,
  PAGE,
  pageEtag,
  pathOfKey,
  pathOfTag,
  ROUTER_HEADER,
  ROUTER_MARK,
  SCRIPT_WITH_NONCE,
  SERVED_PATH_HEADER,
  STYLESHEETS,
} from './next-internals.ts'
import { takePageScript } from './page-cache/page-script.ts'
import { fillTemplate, parseTemplate, placeholder } from './page-template/page-template.ts'
import { joinInlineScripts } from './security-policy/script-hashes.ts'
import { dataWithoutNonce, hasOtherNonce, keepOwnScripts } from './security-policy/script-nonce.ts'
import {
  dataScriptLikeNext,
  ERROR_DOCUMENT,
  keyLikeNext,
  pageLikeNext,
  rowOf,
  SCRIPT_TAGS,
  tagLikeNext,
} from './test-next-page.ts'

// Each fact of next-internals.ts, asked of the Next that is installed: of a small app (e2e/next-probe) that it has built
// and serves. What needs a browser is asked in e2e/next-internals.spec.ts.
type Fact = Exclude<keyof typeof FACTS, 'static HTML in place'>

jest.setTimeout(300_000)
const NONCE = { 'x-nonce': 'f00dbeef' }
let probe: StartedProbe
beforeAll(async () => {
  probe = await startProbe()
})
afterAll(() => probe?.close())

const CHECKS: Record<Fact, () => Promise<void>> = {
  'page entry': async () => {
    const page = await made('/')
    expect(isPageEntry(page) && isWholePage(page)).toBe(true)
    expect(shapeOf(page)).toEqual(shapeOf(pageLikeNext('')))
    expect(page.segmentData?.get('/_full')).toEqual(page.rscData)
    expect((await made('/gone')).status).toBe(404)
  },
  'cache key': async () => {
    for (const at of ['/', '/words/plain', '/words/a%20b']) {
      const { key = '' } = await setBy(at)
      expect(pathOfKey(key)).toBe(decodeURIComponent(at))
      expect(key.replace(/[0-9a-f]{64}/, '0'.repeat(64))).toBe(keyLikeNext(decodeURIComponent(at)))
    }
    expect((await setBy('/')).value?.kind).toBe(PAGE)
  },
  'error page keys': async () => {
    const { key = '' } = await setBy('/no-such-page')
    expect([isNotFoundKey(key), pathOfKey(key)]).toEqual([true, '/_not-found'])
    expect(isNotFoundKey((await setBy('/gone')).key ?? '')).toBe(false)
    const { seen } = await probe.watch('/broken/x')
    expect(seen.filter(({ verb, key = '' }) => verb === 'set' && pathOfKey(key) === '/broken/x')).toEqual([])
  },
  'path tag': async () => {
    const { seen } = await probe.watch('/tag')
    const [{ tags = [] } = {}] = seen.filter(({ verb }) => verb === 'tag')
    expect(tags).toEqual([tagLikeNext('/words/plain')])
    expect(tags.map(pathOfTag)).toEqual(['/words/plain'])
  },
  'stale entry': async () => {
    const old = (await probe.watch('/')).answer.body
    await probe.tell({ stale: true })
    const { answer, seen } = await probe.watch('/')
    const later = seen.some(({ verb }) => verb === 'set') || (await seenSoon('set'))
    await probe.tell({ stale: false })
    expect(answer.body).toBe(old)
    expect(later).toBe(true)
  },
  'cache context': async () => {
    const { asker, seen } = await fresh('/words/plain')
    const asked = seen.filter(({ verb, kind }) => verb === 'set' || kind === PAGE)
    expect(asked.map(({ verb }) => verb)).toEqual(['get', 'set'])
    expect(asked.map(each => each.asker)).toEqual([asker, asker])
  },
  'render context': async () => {
    const { answer } = await fresh('/')
    expect(answer.body).toContain('<div id="slot"><b>told by the server render</b></div>')
  },
  'entry headers': async () => {
    for (const { answer } of [await fresh('/'), await probe.watch('/')]) {
      expect(answer.names.filter(name => name === 'content-security-policy')).toHaveLength(1)
      expect(answer.headers['content-security-policy']).toBe('probe')
      expect(answer.headers['cache-control']).toBe('public, max-age=7')
    }
    // The not-found page has a cache time of its own, and would be sent with both.
    const { answer } = await fresh('/no-such-page')
    expect(answer.names.filter(name => name === 'cache-control')).toHaveLength(2)
  },
  'internal headers': async () => {
    const names = Object.keys((await made('/')).headers ?? {})
    expect(names).toContain('x-next-cache-tags')
    expect(names.filter(name => !isInternalHeader(name))).toEqual([])
    expect((await probe.watch('/')).answer.names).not.toContain('x-next-cache-tags')
  },
  'script nonce': async () => {
    const { html } = await made('/', NONCE)
    const tags = html.match(/<script[^>]*>/g) ?? []
    expect(tags.length).toBeGreaterThan(5)
    expect(tags.filter(tag => !SCRIPT_WITH_NONCE.test(tag))).toEqual([])
    expect([hasOtherNonce(html, 'f00dbeef'), hasOtherNonce(html, 'abc')]).toEqual([false, true])
    expect(count(keepOwnScripts(html, 'f00dbeef'), /<script/g)).toBe(tags.length)
    expect(keepOwnScripts(html, 'abc')).not.toContain('<script')
  },
  'nonce in data': async () => {
    const [marked, plain] = [await made('/', NONCE), await made('/')]
    expect(String(marked.rscData)).toContain('f00dbeef')
    expect(String(dataWithoutNonce(data(marked), 'f00dbeef'))).toBe(String(plain.rscData))
    expect(keepOwnScripts(marked.html, 'f00dbeef')).toBe(plain.html)
  },
  'script tags': async () => {
    const { html } = await made('/')
    const named = /(<link[^>]*as="script"[^>]*>|<script[^>]* src="[^"]*"[^>]*><\/script>)/g
    const forms = new Set(html.match(named)?.map(tag => tag.replace(/[\w-]+\.js/, 'main.js')))
    expect([...forms].sort()).toEqual(Object.values(SCRIPT_TAGS).sort())
    expect(count(html, ASYNC_SCRIPTS)).toBe(frameworkScripts(html).length)
    const held = deferScripts(html)
    expect(held).not.toMatch(/<script[^>]* src=|as="script"/)
    expect(frameworkScripts(held, 'data-later')).toEqual(frameworkScripts(html))
  },
  'stylesheet tags': async () => {
    const { html } = await made('/styled')
    expect(count(html, STYLESHEETS)).toBe(1)
    expect(count(html, /rel="stylesheet"/g)).toBe(1)
    const styled = inlineStyles(html, urls =>
      readStylesheets(
        urls.map(url => ({ url, css: readFileSync(path.join(probe.folder, builtFileOf(url)), 'utf8') })),
      ),
    )
    expect(styled).toMatch(/<style[^>]*>[^<]*#slot\{color:/)
    expect(count(String((await made('/styled')).rscData), /\/_next\/static\/[\w/.-]+\.css/g)).toBeGreaterThan(
      0,
    )
  },
  'page script': async () => {
    const { html } = await made('/words/plain')
    const taken = takePageScript(html)
    expect(taken?.text).toContain('self.__next_f.push([1,')
    expect(taken?.text).toMatch(/"runtimeModuleIds":\[\d+\]\}\);?$/)
    expect(taken?.html).not.toMatch(/<script(?![^>]* src=)/)
  },
  'inline scripts': async () => {
    const { html } = await made('/words/plain')
    expect(count(html, INLINE_RUNS)).toBeGreaterThan(0)
    expect(count(joinInlineScripts(html), INLINE_RUNS)).toBe(0)
    const inline = (html.match(/<script[^>]*>/g) ?? []).filter(tag => !tag.includes(' src='))
    expect(new Set(inline)).toEqual(new Set(['<script id="_R_">', '<script>']))
  },
  'page data': async () => {
    const title = `"<!--\u2028\\ $& 'x' & é <b>`
    const { template, written } = await templatePages({ title, term: `${title} too` })
    const filled = fillTemplate(parseTemplate(template, ''), { ...NO_TEXTS, title, term: `${title} too` })
    expect(dataOf(filled.html)).toContain('<b>')
    expect(dataOf(filled.html)).toBe(dataOf(written).replaceAll('written', 'template'))
    for (const script of scriptsOf(written)) expect(dataScriptLikeNext(rowOf(script))).toBe(script)
  },
  'whole placeholders': async () => {
    const { template } = await templatePages({ title: 'x', term: 'y' }, { isFull: true })
    const scripts = scriptsOf(template)
    expect(dataOf(template).length).toBeGreaterThan(50_000)
    for (const word of [placeholder('title'), placeholder('term')])
      expect(count(scripts.join(''), word)).toBe(count(dataOf(template), word))
  },
  'page renderer': async () => {
    const { body: page } = await probe.request('/part')
    const { body: part } = await probe.request('/part/html')
    expect(part).toBe('<button type="button">2<!-- --> words: <!-- -->&lt;a&gt;, b &amp; c</button>')
    expect(page).toContain(`<div id="part">${part}</div>`)
  },
  etag: async () => {
    const { answer } = await probe.watch('/')
    expect(answer.headers.etag).toBe(pageEtag(answer.body))
  },
  'router headers': async () => {
    const document = await probe.watch('/words/plain')
    const forRouter = await probe.watch('/words/plain?_rsc', { [ROUTER_HEADER]: '1' })
    expect(document.answer.headers['content-type']).toContain('text/html')
    expect(forRouter.answer.headers['content-type']).toBe('text/x-component')
  },
  'router state': async () => {
    const state = (tree: unknown) => encodeURIComponent(JSON.stringify(tree))
    expect(isRouterState(state(['', { children: ['__PAGE__', {}] }, null, null]))).toBe(true)
    for (const odd of ['x', '[', '%', state({}), state([]), state(['', {}, null, null, 'x'])])
      expect([odd, isRouterState(odd)]).toEqual([odd, false])
  },
  'router mark': async () => {
    const { answer } = await probe.watch('/words/plain', { [ROUTER_HEADER]: '1' })
    expect(answer.headers.location).toMatch(ROUTER_MARK)
  },
  'rewritten path': async () => {
    const { answer } = await probe.watch('/old?_rsc', { [ROUTER_HEADER]: '1' })
    expect(answer.headers[SERVED_PATH_HEADER]).toBe('/words/plain')
  },
  'cache headers': async () => {
    await fresh('/')
    const { headers } = (await probe.watch('/', { 'accept-encoding': 'gzip' })).answer
    const { vary, [CACHE_STATE_HEADER]: state } = headers
    expect({ vary, [CACHE_STATE_HEADER]: state }).toEqual(CACHED_PAGE_HEADERS)
    expect((await fresh('/')).answer.headers[CACHE_STATE_HEADER]).toBe('MISS')
  },
  'response methods': async () => {
    for (const at of ['/', '/no-such-page', '/gone', '/broken/x', '/guarded'])
      for (const headers of [{}, { 'accept-encoding': 'gzip' }]) {
        const { seen } = await probe.watch(at, headers as Record<string, string>)
        const { calls = [] } = seen.find(({ verb }) => verb === 'answer') ?? {}
        expect([at, calls[0], calls.at(-1)]).toEqual([at, 'writeHead', 'end'])
      }
  },
  'error document': async () => {
    for (const [at, status] of [
      ['/gone', 404],
      ['/broken/x', 500],
    ] as const) {
      const { answer } = await probe.watch(at)
      expect([at, answer.status]).toEqual([at, status])
      expect(answer.body).toContain(ERROR_DOCUMENT)
      expect(/<body[^>]*>(.*?)<script/s.exec(answer.body)?.[1]?.replace(/<[^>]*>/g, '')).toBe('')
    }
  },
  'upgrade listener': async () => {
    await probe.watch('/')
    const { listeners, upgradeListeners } = await probe.tell()
    expect([listeners, upgradeListeners]).toEqual([0, 1])
  },
  'hot reload path': async () => {
    for (const file of ['client/dev/hot-reloader/app/web-socket.js', 'server/lib/router-server.js'])
      expect(readFileSync(`node_modules/next/dist/${file}`, 'utf8')).toMatch(
        new RegExp(`\\}${HOT_RELOAD_PATH}[?\`]`),
      )
  },
  'patched fetch': async () => {
    await fresh('/')
    expect((await probe.tell()).fetchIsPatched).toBe(true)
  },
  elements: async () => {
    const { html } = await made('/')
    expect(/<p id="signs">([^<]*)</.exec(html)?.[1]).toBe(`${String(ELEMENT)} ${String(FRAGMENT)}`)
  },
  'build phase': async () => {
    expect(readFileSync(inProbe(BUILT_HOME_FILE), 'utf8')).toContain(
      '<p id="phase">phase-production-build</p>',
    )
    expect((await made('/')).html).toContain('<p id="phase">none</p>')
  },
  'build files': async () => {
    expect(readFileSync(inProbe(BUILD_ID_FILE), 'utf8')).toMatch(/^[\w-]+$/)
    const scripts = frameworkScripts(readFileSync(inProbe(BUILT_HOME_FILE), 'utf8')).map(builtFileOf)
    expect(scripts.length).toBeGreaterThan(3)
    for (const file of scripts) expect([file, existsSync(inProbe(file))]).toEqual([file, true])
    expect(scripts.every(file => file.startsWith(`${BUILT_FILES_FOLDER}/`))).toBe(true)
    const { functions } = JSON.parse(readFileSync(inProbe(path.join('.next', FUNCTIONS_FILE)), 'utf8'))
    expect(Object.keys(functions)).toContain(MIDDLEWARE_FUNCTION)
  },
  'router stale times': async () => {
    expect(probe.built).toContain('staleTimes')
    expect(probe.built).not.toMatch(/unrecognized|invalid next\.config/i)
  },
  'quiet configuration': async () => {
    expect(probe.said()).toBe('')
  },
}

test.each(Object.keys(CHECKS) as Fact[])('%s', async fact => CHECKS[fact]())

/** A visit to a page that is not kept. */
async function fresh(at: string, headers?: Record<string, string>) {
  await probe.watch('/tag')
  return probe.watch(at, headers)
}

async function setBy(at: string, headers?: Record<string, string>): Promise<Seen> {
  const { seen } = await fresh(at, headers)
  const set = seen.find(({ verb }) => verb === 'set')
  if (!set) throw new Error(`Next did not hand over the page ${at}.`)
  return set
}

const made = async (at: string, headers?: Record<string, string>) =>
  (await setBy(at, headers)).value as NextPage

async function seenSoon(verb: Seen['verb']) {
  for (let n = 0; n < 50; n++) {
    if ((await probe.tell({ stale: true })).seen.some(each => each.verb === verb)) return true
    await new Promise(done => setTimeout(done, 100))
  }
  return false
}

const data = ({ rscData }: NextPage) => rscData ?? Buffer.alloc(0)
const inProbe = (file: string) => path.join(probe.folder, file)
const count = (text: string, part: RegExp | string) =>
  typeof part === 'string' ? text.split(part).length - 1 : (text.match(part) ?? []).length

/** The kinds of an entry's values, by name. */
const shapeOf = (entry: NextPage) =>
  Object.fromEntries(Object.entries(entry).map(([name, value]) => [name, value?.constructor.name]))

const NO_TEXTS = { description: '', canonical: '', main: '', head: '' }

async function templatePages(texts: { title: string; term: string }, more = {}) {
  const places = { title: placeholder('title'), term: placeholder('term'), ...more }
  await probe.tell({ texts: { template: places, written: texts } })
  return { template: (await made('/words/template')).html, written: (await made('/words/written')).html }
}

const scriptsOf = (html: string) =>
  [...html.matchAll(/<script>(self\.__next_f\.push\([\s\S]*?)<\/script>/g)].map(([, script = '']) => script)

/** What a browser reads from the page's data. */
const dataOf = (html: string) => scriptsOf(html).map(rowOf).join('')

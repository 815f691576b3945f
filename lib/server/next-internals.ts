import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js'
import { generateETag } from 'next/dist/server/lib/etag.js'

// What this shop knows of Next and React beyond their documentation stands here and in next-internals.mjs, and nowhere
// else (next-internals.test.ts). Each fact has a check of the same name in next-internals.slow.test.ts or
// e2e/next-internals.spec.ts, which asks the installed Next: an upgrade that changes one fails by its name.
export const FACTS = {
  'page entry': 'The page cache packs and unpacks pages as Next hands them over.',
  'cache key': 'The page cache finds the path of a page in the key.',
  'error page keys': 'The not-found page and the error page have keys of their own and are no path.',
  'path tag': 'revalidatePath() reaches the page cache as a tag.',
  'stale entry': 'A page of another host may be shown while its successor is made.',
  'cache context': 'The cache handler finds out for which request a page is made.',
  'render context': 'Static HTML passes from the server render to the HTML render of the same request.',
  'entry headers': 'The policy and the cache time of a static page are sent as the page cache sets them.',
  'internal headers': 'Headers of an entry that only Next may see are not sent from the page cache.',
  'script nonce': 'What carries the nonce of its request is a script of Next, and no other one is allowed.',
  'nonce in data': 'The nonce is taken out of the data, so that the same page is the same bytes.',
  'script tags': 'The framework’s scripts are deferred by changing their tags.',
  'stylesheet tags': 'Stylesheets are taken out of a page by their tags, and their rules stand in it.',
  'page script':
    'The page’s data and the framework’s start come as one script later, whenever its chunks come.',
  'inline scripts': 'Neighbouring inline scripts are joined, which makes one hash of many.',
  'page data': 'A page template is filled in the data too, which are JSON in a string of a script.',
  'whole placeholders': 'A placeholder of a page template is never split between two pieces of the data.',
  'page renderer': 'A part of a page template is rendered with the React that Next renders pages with.',
  etag: 'A page from the page cache has the ETag that Next would send.',
  'router headers': 'A request of Next’s router for data is told from one for a document.',
  'router state': 'A router’s state that Next cannot read is not passed on: the page would be a 500.',
  'router mark': 'The mark that Next’s router puts into an address is all that is passed on of its query.',
  'rewritten path': 'Next’s router in the browser reads a page’s parameters from the path that was served.',
  'cache headers': 'A page from the page cache is sent with the headers that Next sends.',
  'response methods':
    'Next answers through the response’s own methods, where a better answer takes its place.',
  'error document': 'A missing or broken page of Next is blank without script, and is told by its status.',
  'upgrade listener': 'Next adds its upgrade listener to the server that it is given, not to ours.',
  'hot reload path': 'While developing, only this path may leave HTTP.',
  'patched fetch': 'Next puts its own cache around fetch, so the platform’s is put by before.',
  elements: 'Static HTML is written from the elements that the server render makes.',
  'build phase': 'While building there is no database.',
  'quiet configuration':
    'The shop says in one line where it is, so Next’s own line about its settings is not wanted.',
  'build files': 'Tests and commands find the build, its id, its scripts and its middleware.',
  'router stale times': 'The browser’s router forgets a page as soon as Next lets it.',
  'static HTML in place': 'React keeps the HTML that it finds in an element, and does not compare it.',
} as const

/** A page as Next hands it to its cache. */
export type NextPage = {
  kind: typeof PAGE
  html: string
  rscData?: Buffer
  headers?: Record<string, string | string[] | undefined>
  status?: number
  postponed?: string
  segmentData?: Map<string, Buffer>
}

/** The kind of an entry that is a page. */
export const PAGE = 'APP_PAGE'
export const isPageEntry = (value: object): value is NextPage => 'kind' in value && value.kind === PAGE

/** Whether a page was rendered whole. */
export const isWholePage = ({ postponed }: NextPage) => postponed === undefined

/** The path of a page by its key in the cache. */
export const pathOfKey = (key: string) =>
  key.slice(key.indexOf(PATH_MARK) + PATH_MARK.length - 1).replace(/^\/index$/, '/')
const PATH_MARK = '/$/'

/** The page that Next shows for a path which no file answers. */
export const isNotFoundKey = (key: string) => key.endsWith('/_not-found')

/** The path of a tag that revalidatePath() made. */
export const pathOfTag = (tag: string) => (tag.startsWith(PATH_TAG) ? tag.slice(PATH_TAG.length) : undefined)
const PATH_TAG = '_N_T_'

/** A cache's answer: show this page, and render its successor. */
export const staleEntry = (value: NextPage) => ({
  value,
  lastModified: 1,
  cacheControl: { revalidate: 1 },
})

/** Headers of an entry that are for Next alone. */
export const isInternalHeader = (name: string) => name.startsWith('x-next')

/** The request header in which Next looks for the nonce of its scripts, also while it renders a static page. */
export const NONCE_HEADER = 'content-security-policy'
/** Where else it looks. */
export const NONCE_HEADERS = [NONCE_HEADER, 'content-security-policy-report-only']

/** How a tag carries the nonce. */
export const nonceAttribute = (nonce: string) => ` nonce="${nonce}"`
export const SCRIPT_WITH_NONCE = /<script[^>]* nonce="/

/** What the data say where there is no nonce. */
export const NO_NONCE = '$undefined'

/** How React writes the framework's scripts, and how it asks for them ahead. */
export const SCRIPT_PRELOADS = /<link rel="preload" as="script"[^>]*>/g
export const ASYNC_SCRIPTS = /<script src="(\/_next\/[^"]*)" async=""><\/script>/g
/** For browsers without modules, which Next 16 does not serve; those with modules never fetch it. */
export const NO_MODULE_SCRIPTS = /<script src="\/_next\/[^"]*" noModule=""><\/script>/g

/** How a page names its stylesheets. */
export const STYLESHEETS =
  /<link rel="stylesheet" href="(\/_next\/static\/(?:[\w-]+\/)*[\w.-]+\.css)" data-precedence="next"\/>/g

/** The script that starts the framework as soon as all its chunks are there, and those that bring the page's data. */
export const START_SCRIPT = /<script id="_R_">([\s\S]*?)<\/script>/
export const INLINE_SCRIPTS = /<script>([\s\S]*?)<\/script>/g
export const isDataScript = (text: string) => /^(\(self\.__next_f=|self\.__next_f\.push\()/.test(text)

/** Neighbouring inline scripts, which have no attributes. */
export const INLINE_RUNS = /(?:<script>[^<]*(?:<(?!\/script>)[^<]*)*<\/script>){2,}/g

/** A text as it stands in the page's data: JSON in a JSON string, in a script. */
export const inPageData = (text: string) =>
  quoted(quoted(text)).replace(
    /[<>&\u2028\u2029]/g,
    sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
const quoted = (text: string) => JSON.stringify(text).slice(1, -1)

/** The ETag of a page. */
export const pageEtag = (html: string) => generateETag(html)

/** The header by which Next's router in the browser asks for data instead of a document. */
export const ROUTER_HEADER = 'rsc'
export const ROUTER_PREFETCH_HEADER = 'next-router-prefetch'
/** What the router says it has of the page already. Without it a page is sent whole. */
export const ROUTER_STATE_HEADER = 'next-router-state-tree'
export const isRouterState = (state: string | string[]) => {
  try {
    return parseAndValidateFlightRouterState(state) !== undefined
  } catch {
    return false
  }
}

/** The mark that the router puts into the address, which Next compares with the headers and takes away. */
export const ROUTER_MARK = /[?&]_rsc(=[\w-]{0,100})?(?=&|$)/

/** The response header that names the path which was served. */
export const SERVED_PATH_HEADER = 'x-nextjs-rewritten-path'

/** What Next sends with a page from its cache. */
export const CACHE_STATE_HEADER = 'x-nextjs-cache'
export const CACHED_PAGE_HEADERS = {
  vary: `${ROUTER_HEADER}, ${ROUTER_STATE_HEADER}, ${ROUTER_PREFETCH_HEADER}, next-router-segment-prefetch, Accept-Encoding`,
  [CACHE_STATE_HEADER]: 'HIT',
}

/** The request header of a Server Action; the shop has none. */
export const ACTION_HEADER = 'next-action'

/** Paths that Next answers by itself: the image optimizer, data of its other router, and pages that it shows but nobody asks for. */
export const isNextsOwnPath = (path: string) =>
  path === '/_next/image' || path.startsWith('/_next/data/') || /^\/_(?!next\/)/.test(path)

/** Where Next's development server opens the socket of its hot reload. */
export const HOT_RELOAD_PATH = '/_next/hmr'

/** Elements and fragments as the server render makes them. */
export const ELEMENT = Symbol.for('react.transitional.element')
export const FRAGMENT = Symbol.for('react.fragment')
/** What marks a component that only the browser runs, and other kinds of components that are no plain functions. */
export const ELEMENT_KIND = '$$typeof'

/** Whether the app is being built. */
export const isBuilding = () => process.env.NEXT_PHASE === 'phase-production-build'

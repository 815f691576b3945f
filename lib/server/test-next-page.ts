import { type NextPage, PAGE } from './next-internals.ts'

// Pages as Next hands them to its cache, for tests. next-internals.slow.test.ts compares them with those of the
// installed Next.

/** The key of a page in the cache. */
export const keyLikeNext = (path: string) =>
  `/route-cache/${PAGE}/${'0'.repeat(64)}/$${path === '/' ? '/index' : path}`

export const NOT_FOUND_KEY = keyLikeNext('/_not-found')

export const tagLikeNext = (path: string) => `_N_T_${path}`

/** A page with this HTML. */
export const pageLikeNext = (html: string, more: Partial<NextPage> = {}): NextPage => ({
  kind: PAGE,
  html,
  postponed: undefined,
  rscData: Buffer.from('data'),
  headers: { 'x-nextjs-stale-time': '30', 'x-next-cache-tags': tagLikeNext('/layout') },
  status: undefined,
  segmentData: new Map([
    ['/_tree', Buffer.from('tree')],
    ['/_full', Buffer.from('data')],
  ]),
  ...more,
})

/** The tags by which a page names the framework's scripts, once each kind, where no nonce is asked for. */
export const SCRIPT_TAGS = {
  preload: '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>',
  script: '<script src="/_next/static/chunks/main.js" async=""></script>',
  noModule: '<script src="/_next/static/chunks/main.js" noModule=""></script>',
}

/** The script that brings a row of the page's data. */
export const dataScriptLikeNext = (row: string) =>
  `self.__next_f.push([1,${JSON.stringify(row)}])`.replace(
    /[<>&\u2028\u2029]/g,
    sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** The scripts of a page without attributes of their own: the start, and those of the data. */
export const startLikeNext = (text: string, mark = '') => `<script${mark} id="_R_">${text}</script>`
export const dataLikeNext = (rows: readonly string[], mark = '') =>
  [FIRST_DATA_SCRIPT, ...rows.map(dataScriptLikeNext)].map(text => `<script${mark}>${text}</script>`).join('')
export const FIRST_DATA_SCRIPT = '(self.__next_f=self.__next_f||[]).push([0])'

/** The row that a browser reads from such a script. */
export function rowOf(script: string): string {
  const rows: string[] = []
  new Function('self', script)({ __next_f: { push: (data: [number, string]) => rows.push(data[1]) } })
  return rows.join('')
}

/** How a missing or broken page begins. */
export const ERROR_DOCUMENT = '<html id="__next_error__">'

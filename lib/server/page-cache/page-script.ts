import { createHash } from 'node:crypto'
import { LruCache } from '#lib/rules/lru-cache.ts'
import { processWide } from '#lib/rules/process-wide.ts'
import { type CompressedBody, quickGzip } from '../compression.ts'
import { INLINE_SCRIPTS, isDataScript, START_SCRIPT } from '../next-internals.ts'

/** What a page's script starts from: kept beside the page and asked for with the framework's chunks. */
export type PageScript = CompressedBody & { hash: string; bytes: number }

/** The address of a page's script: which version of it, and of which page. */
export const PAGE_SCRIPT_URL = '/page-script/'
export const pageScriptUrl = (hash: string, path: string) => `${PAGE_SCRIPT_URL}${hash}${path}`

/**
 * Takes the framework's start and the page's data out of the page. As one script they need no order among the chunks,
 * since nothing runs before the start; and should it be gone, the page stays as it is without script.
 */
export function takePageScript(html: string): { html: string; text: string } | undefined {
  const start = START_SCRIPT.exec(html)?.[1]
  const inline = [...html.matchAll(INLINE_SCRIPTS)].map(([, text = '']) => text)
  if (!start || !inline.length || !inline.every(isDataScript)) return undefined
  return {
    html: html.replace(START_SCRIPT, '').replace(INLINE_SCRIPTS, ''),
    text: [...inline, start].join(';\n'),
  }
}

export function packPageScript(text: string): PageScript {
  const gzip = quickGzip(text)
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 16)
  return { hash, gzip, isQuick: true, bytes: gzip.length }
}

// Whoever has opened a page asks for its script some seconds later, when a change may have replaced the page.
const REPLACED_BYTES = 2_000_000
export const replacedScripts = () =>
  processWide(
    'page-scripts',
    () => new LruCache<PageScript>({ bytes: REPLACED_BYTES, bytesOf: script => script.bytes }),
  )

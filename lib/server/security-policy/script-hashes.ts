import { createHash } from 'node:crypto'
import { INLINE_RUNS } from '../next-internals.ts'

const SCRIPT = /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g

/** The policy sources of all inline scripts of a page. */
export function hashInlineScripts(html: string): string[] {
  const hashes = new Set<string>()
  for (const { groups } of html.matchAll(SCRIPT)) {
    const { attributes = '', text = '' } = groups ?? {}
    if (isRun(attributes)) hashes.add(hashOf(text))
  }
  return [...hashes]
}

/** The policy sources of the styles that the shop has put into a page's head; no text of a seller stands there. */
export const hashHeadStyles = (html: string): string[] =>
  [...html.slice(0, html.indexOf('</head>')).matchAll(STYLE)].map(([, text = '']) => hashOf(text))

/** Joins adjacent inline scripts, so that the policy has one hash instead of many. */
export const joinInlineScripts = (html: string) =>
  html.replace(INLINE_RUNS, run => run.replaceAll('</script><script>', ';'))

const STYLE = /<style[^>]*>([^<]*)<\/style>/g

/** The policy source of one inline script or style. */
export const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

// Scripts with a source need no hash, and data (JSON-LD) is not executed.
const isRun = (attributes: string) =>
  !/\ssrc=/.test(attributes) && !/\stype=(?!"?(module|text\/javascript)"?(\s|$))/.test(attributes)

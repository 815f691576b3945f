import { createHash } from 'node:crypto'
import { INLINE_RUNS } from '../next-internals.ts'

const SCRIPT = /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g

/** The policy sources of all inline scripts of a page. */
export function hashInlineScripts(html: string): string[] {
  const hashes = new Set<string>()
  for (const { groups } of html.matchAll(SCRIPT)) {
    const { attributes = '', text = '' } = groups ?? {}
    if (isRun(attributes)) hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  }
  return [...hashes]
}

/** Joins adjacent inline scripts, so that the policy has one hash instead of many. */
export const joinInlineScripts = (html: string) =>
  html.replace(INLINE_RUNS, run => run.replaceAll('</script><script>', ';'))

// Scripts with a source need no hash, and data (JSON-LD) is not executed.
const isRun = (attributes: string) =>
  !/\ssrc=/.test(attributes) && !/\stype=(?!"?(module|text\/javascript)"?(\s|$))/.test(attributes)

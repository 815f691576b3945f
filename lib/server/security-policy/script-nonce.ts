import { randomBytes } from 'node:crypto'
import { NO_NONCE, nonceAttribute, SCRIPT_WITH_NONCE } from '../next-internals.ts'

// Which scripts of a page are the framework's cannot be told by what they look like: a text that came from a host or a
// seller can look the same. So Next is given a nonce for each rendering, which nobody else has seen when the page is
// written. What carries it is Next's; the nonce is taken off again before the page is kept.

/** A new mark for one rendering. */
export const newNonce = () => randomBytes(16).toString('hex')

export const nonceHeader = (nonce: string) => `script-src 'nonce-${nonce}'`

/** Whether Next wrote this page under another mark than that one. */
export const hasOtherNonce = (html: string, nonce: string | undefined) =>
  SCRIPT_WITH_NONCE.test(html) && !(nonce && html.includes(nonceAttribute(nonce)))

/** The page with the scripts that Next wrote and with data, which no browser runs; whatever else is a script is gone. */
export function keepOwnScripts(html: string, nonce: string | undefined): string {
  const mark = nonce ? nonceAttribute(nonce) : undefined
  const isOwn = (script: string) => {
    const attributes = /^<script([^<>]*)>/i.exec(script)?.[1]
    if (attributes === DATA) return true
    return mark !== undefined && attributes?.split(mark).length === 2
  }
  const cleaned = html.replace(SCRIPT, script => (isOwn(script) ? script : ''))
  // What stood around a script that is gone may read as one now: it becomes text.
  const settled = cleaned.replace(SCRIPT, script => (isOwn(script) ? script : script.replace('<', '&lt;')))
  return mark ? withoutNonce(settled.replaceAll(mark, ''), nonce) : settled
}

/** What Next's own router asks for, as it is where there is no nonce: the same page is the same bytes each time. */
export const dataWithoutNonce = (data: Buffer, nonce: string | undefined): Buffer =>
  nonce && data.includes(nonce) ? Buffer.from(withoutNonce(data.toString('latin1'), nonce), 'latin1') : data

// The page's data name it too, for scripts that the browser might add; there Next writes this where there is none.
const withoutNonce = (text: string, nonce = '') => text.replaceAll(nonce, NO_NONCE)

const SCRIPT = /<script\b[\s\S]*?(?:<\/script\s*>|$)/gi
const DATA = ' type="application/ld+json"'

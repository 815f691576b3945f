import { randomBytes } from 'node:crypto'
import { NO_NONCE, nonceAttribute, SCRIPT_WITH_NONCE } from '../next-internals.ts'

// A script of the framework cannot be recognised by its content: a text from a host or a seller can look the same. So
// Next gets a nonce for each rendering, which nobody else has seen when the page is written. A script with the nonce is
// Next's; the nonce is removed before the page is cached.

/** A new nonce for one rendering. */
export const newNonce = () => randomBytes(16).toString('hex')

export const nonceHeader = (nonce: string) => `script-src 'nonce-${nonce}'`

/** Whether Next rendered this page with another nonce than this one. */
export const hasOtherNonce = (html: string, nonce: string | undefined) =>
  SCRIPT_WITH_NONCE.test(html) && !(nonce && html.includes(nonceAttribute(nonce)))

/** The page with Next's scripts and with data, which browsers do not execute; every other script is removed. */
export function keepOwnScripts(html: string, nonce: string | undefined): string {
  const mark = nonce ? nonceAttribute(nonce) : undefined
  const isOwn = (script: string) => {
    const attributes = /^<script([^<>]*)>/i.exec(script)?.[1]
    if (attributes === DATA) return true
    return mark !== undefined && attributes?.split(mark).length === 2
  }
  const cleaned = html.replace(SCRIPT, script => (isOwn(script) ? script : ''))
  // The text around a removed script may form a new one: it is escaped.
  const settled = cleaned.replace(SCRIPT, script => (isOwn(script) ? script : script.replace('<', '&lt;')))
  return mark ? withoutNonce(settled.replaceAll(mark, ''), nonce) : settled
}

/**
 * Replaces the nonce in the requests of Next's router by what it sends without one: the same page has the same bytes
 * each time.
 */
export const dataWithoutNonce = (data: Buffer, nonce: string | undefined): Buffer =>
  nonce && data.includes(nonce) ? Buffer.from(withoutNonce(data.toString('latin1'), nonce), 'latin1') : data

// The page's data contain the nonce too, for scripts that the browser may add; without a nonce Next writes this.
const withoutNonce = (text: string, nonce = '') => text.replaceAll(nonce, NO_NONCE)

const SCRIPT = /<script\b[\s\S]*?(?:<\/script\s*>|$)/gi
const DATA = ' type="application/ld+json"'

import 'server-only'
import { gunzipSync } from 'node:zlib'
import { nativeFetch } from '../native-fetch.ts'
import type { CachedPage } from '../page-cache/cached-page.ts'
import { freshPage } from '../page-cache/pages.ts'
import { env } from '../settings/env.ts'
import { type PageTemplate, parseTemplate } from './page-template.ts'
import { TEMPLATE_KEY, templateKey } from './template-key.ts'

/** A frame as the page store keeps it; when it keeps none, it is made by asking ourselves for that page. */
export async function loadTemplate(path: string): Promise<PageTemplate> {
  const page = freshPage(path)
  if (!page) return askFor(path)
  let frame = taken.get(page)
  if (!frame) {
    frame = parseTemplate(String(page.html.plain ?? gunzipSync(page.html.gzip)), page.headers[POLICY] ?? '')
    taken.set(page, frame)
  }
  return frame
}

const POLICY = 'content-security-policy'
const taken = new WeakMap<CachedPage, PageTemplate>()
const asked = new Map<string, Promise<PageTemplate>>()

// Visitors who come meanwhile wait for the same one.
function askFor(path: string): Promise<PageTemplate> {
  const made = asked.get(path) ?? make(path).finally(() => asked.delete(path))
  asked.set(path, made)
  return made
}

async function make(path: string): Promise<PageTemplate> {
  const response = await nativeFetch(new URL(path, OURSELVES), { headers: { [TEMPLATE_KEY]: templateKey() } })
  if (!response.ok) throw new Error(`${path} answers ${response.status}.`)
  return parseTemplate(await response.text(), response.headers.get(POLICY) ?? '')
}

const EVERYWHERE: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }
const OURSELVES = `http://${EVERYWHERE[env.host] ?? env.host}:${env.port}`

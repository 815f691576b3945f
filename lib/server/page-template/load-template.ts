import 'server-only'
import { gunzipSync } from 'node:zlib'
import { nativeFetch } from '../native-fetch.ts'
import type { CachedPage } from '../page-cache/cached-page.ts'
import { freshPage } from '../page-cache/pages.ts'
import { env } from '../settings/env.ts'
import { type PageTemplate, parseTemplate } from './page-template.ts'
import { TEMPLATE_KEY, templateKey } from './template-key.ts'

/** A template from the page cache; where it is not cached, this process asks itself for that page. */
export async function loadTemplate(path: string): Promise<PageTemplate> {
  const page = freshPage(path)
  if (!page) return renderOnce(path)
  let template = parsed.get(page)
  if (!template) {
    template = parseTemplate(
      String(page.html.plain ?? gunzipSync(page.html.gzip)),
      page.headers[POLICY] ?? '',
    )
    parsed.set(page, template)
  }
  return template
}

const POLICY = 'content-security-policy'
const parsed = new WeakMap<CachedPage, PageTemplate>()
const pending = new Map<string, Promise<PageTemplate>>()

// Requests that come meanwhile wait for the same one.
function renderOnce(path: string): Promise<PageTemplate> {
  const template = pending.get(path) ?? render(path).finally(() => pending.delete(path))
  pending.set(path, template)
  return template
}

async function render(path: string): Promise<PageTemplate> {
  const response = await nativeFetch(new URL(path, OURSELVES), { headers: { [TEMPLATE_KEY]: templateKey() } })
  if (!response.ok) throw new Error(`${path} answers ${response.status}.`)
  return parseTemplate(await response.text(), response.headers.get(POLICY) ?? '')
}

const EVERYWHERE: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }
const OURSELVES = `http://${EVERYWHERE[env.host] ?? env.host}:${env.port}`

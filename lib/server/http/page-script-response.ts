import type { IncomingMessage } from 'node:http'
import { chooseEncoding } from '../compression.ts'
import { PAGE_SCRIPT_URL, replacedScripts } from '../page-cache/page-script.ts'
import { pageCache } from '../page-cache/pages.ts'
import { type FullResponse, matchesEtag } from './response.ts'

const ADDRESS = new RegExp(`^${PAGE_SCRIPT_URL}([\\w-]+)(/[^?]*)`)

/** Which version of which page's script is asked for; '' where it is none. */
export function pageScriptAddress({ method, url = '' }: IncomingMessage) {
  const [, hash = '', path = ''] = method === 'GET' || method === 'HEAD' ? (ADDRESS.exec(url) ?? []) : []
  return { hash, path }
}

/** The script of a cached page: that version which the page names, or none. */
export function pageScriptResponse(request: IncomingMessage): FullResponse | undefined {
  const { headers } = request
  const { hash, path } = pageScriptAddress(request)
  if (!hash) return undefined
  const page = pageCache().get(path)
  const isCurrent = page?.script?.hash === hash
  const script = isCurrent ? page.script : replacedScripts().get(hash)
  if (!script) return undefined
  const shared = {
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
    etag: `W/"${hash}"`,
  }
  if (matchesEtag(headers['if-none-match'], shared.etag)) return { status: 304, headers: shared, body: '' }
  const { encoding, body } = chooseEncoding(script, String(headers['accept-encoding'] ?? ''), bytes => {
    if (isCurrent) pageCache().grow(path, page, bytes)
    else replacedScripts().grow(hash, script, bytes)
  })
  return { status: 200, headers: { ...shared, ...(encoding && { 'content-encoding': encoding }) }, body }
}

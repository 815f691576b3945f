import 'server-only'
import { gunzipSync } from 'node:zlib'
import { plainFetch } from '../api/plain-fetch.ts'
import { env } from '../env.ts'
import { type Frame, frameOf } from './frame.ts'
import { FRAME_KEY, frameKey } from './frame-key.ts'
import type { KeptPage } from './kept-page.ts'
import { freshPage } from './page-store.ts'

/** A frame as the page store keeps it; when it keeps none, it is made by asking ourselves for that page. */
export async function readFrame(path: string): Promise<Frame> {
  const page = freshPage(path)
  if (!page) return askFor(path)
  let frame = taken.get(page)
  if (!frame) {
    frame = frameOf(String(page.html.plain ?? gunzipSync(page.html.gzip)), page.headers[POLICY] ?? '')
    taken.set(page, frame)
  }
  return frame
}

const POLICY = 'content-security-policy'
const taken = new WeakMap<KeptPage, Frame>()
const asked = new Map<string, Promise<Frame>>()

// Visitors who come meanwhile wait for the same one.
function askFor(path: string): Promise<Frame> {
  const made = asked.get(path) ?? make(path).finally(() => asked.delete(path))
  asked.set(path, made)
  return made
}

async function make(path: string): Promise<Frame> {
  const response = await plainFetch(new URL(path, OURSELVES), { headers: { [FRAME_KEY]: frameKey() } })
  if (!response.ok) throw new Error(`${path} answers ${response.status}.`)
  return frameOf(await response.text(), response.headers.get(POLICY) ?? '')
}

const EVERYWHERE: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }
const OURSELVES = `http://${EVERYWHERE[env.host] ?? env.host}:${env.port}`

import { env, isDeveloping } from '../settings/env.ts'

type Sources = { scripts: readonly string[]; pixel?: boolean; payments?: readonly string[]; videos?: boolean }

/** The policy of a page; it allows other sites only as far as the page asks for them. */
export function policy({ scripts, pixel = false, payments = [], videos = true }: Sources): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': [SELF],
    'script-src': [SELF, ...scripts, ...payments, ...development('script')],
    'style-src': [SELF, "'unsafe-inline'"],
    'img-src': [SELF, 'data:', ...remoteImages(), ...(pixel ? [PIXEL_HOST] : []), ...payments],
    'connect-src': [SELF, ...payments, ...development('connect')],
    'frame-src': payments.length ? payments : videos ? VIDEO : NONE,
    'form-action': [SELF, ...payments],
    'object-src': NONE,
    'base-uri': NONE,
    'frame-ancestors': NONE,
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

const SELF = "'self'"
const NONE = ["'none'"]
const VIDEO = ['https://www.youtube-nocookie.com', 'https://www.youtube.com']
// The pixel is a picture; no script of that host may run (Rule 7).
export const PIXEL_HOST = 'https://www.facebook.com'

// With another host, its pictures come from there.
const remoteImages = () => (env.apiHost ? [new URL(env.apiHost).origin] : [])

// The development server uses eval for its modules, and a socket to reload.
const development = (kind: 'script' | 'connect') => {
  if (!isDeveloping()) return []
  return kind === 'script' ? ["'unsafe-eval'"] : ['ws:']
}

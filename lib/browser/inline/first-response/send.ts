import { isCustomer } from './cookies.ts'
import { ANSWER_MS } from './limits.ts'
import { tell } from './tabs.ts'

type Post = [path: string, values: object, done: (isOk: boolean, message?: string) => void]

const waiting: Post[] = []
let underWay = 0

/** In the order in which they were pressed; what waits when the page is left is sent then. */
export function send(...post: Post) {
  waiting.push(post)
  if (!underWay) sendNext()
}

async function sendNext() {
  const [path, values, done] = waiting.shift() ?? []
  if (!path) return
  underWay++
  let isOk = false
  let told: string | undefined
  try {
    const response = await fetch(path, {
      method: 'POST',
      // It arrives even if the page is left.
      keepalive: true,
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    const { key, message } = await response.json()
    isOk = response.ok
    // That all went well was said before; what a success has to say besides has a key.
    if (!isOk || key) told = message
  } catch {}
  underWay--
  done?.(isOk, told)
  // An answer that a session is over has taken its cookies away.
  if (!isCustomer()) tell('session')
  if (!underWay) sendNext()
}

export function sendTheRest() {
  while (waiting[0]) sendNext()
}

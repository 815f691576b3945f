import { ANSWER_MS } from './limits.ts'

/** What a form's answer says (lib/api/server/form-response.ts), and what the cart holds then. */
export type Answer = { status?: string; key?: string; message?: string; items?: { Unit: number }[] }

const left = new Promise(leave => addEventListener('pagehide', leave))
let last: Promise<Answer> | undefined

/** In the order in which they were pressed; what waits when the page is left is sent then. */
export function send(path: string, body: FormData): Promise<Answer> {
  const before = Promise.race([last, left])
  last = post()
  return last

  async function post() {
    await before
    try {
      const response = await fetch(path, {
        method: 'POST',
        // It arrives even if the page is left.
        keepalive: true,
        headers: { accept: 'application/json' },
        body,
        signal: AbortSignal.timeout(ANSWER_MS),
      })
      return await response.json()
    } catch {
      return { status: 'false' }
    }
  }
}

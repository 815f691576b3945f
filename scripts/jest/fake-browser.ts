import { TextDecoder, TextEncoder } from 'node:util'

// For component tests: parts of a browser that jsdom lacks.
Object.assign(globalThis, { TextDecoder, TextEncoder })
// jsdom counts the time of an event from 1970, browsers from the start of the page.
const times = new WeakMap<Event, number>()
Object.defineProperty(Event.prototype, 'timeStamp', {
  get(this: Event) {
    const at = times.get(this) ?? performance.now()
    times.set(this, at)
    return at
  },
})

/** Dialogs that open and close, without a modal's focus. */
export function withDialogs() {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false
  }
  Element.prototype.scrollIntoView ??= () => {}
}

type Asked = { path: string; body: Record<string, unknown> }
type Told = { status?: number; body?: unknown } | 'nothing answers'

/** Replaces fetch: returns the list of requests, which are answered as the test says. */
export function withNetwork(respond: (requests: Asked) => Told | Promise<Told>) {
  const requests: Asked[] = []
  globalThis.fetch = (async (path: string, options: RequestInit = {}) => {
    const request = { path, body: JSON.parse(String(options.body ?? '{}')) }
    requests.push(request)
    const response = await respond(request)
    if (response === 'nothing answers') throw new TypeError('Failed to fetch')
    const { status = 200, body = {} } = response
    return { ok: status < 400, status, headers: new Map(), json: async () => body }
  }) as unknown as typeof fetch
  return requests
}

import 'server-only'
import { postForm } from '#lib/api/server/post-form.ts'
import { serveApi } from '#lib/api/server/serve-api.ts'
import { shop } from '#lib/api/server/shop.ts'
import { COOKIES } from '#lib/cookies.ts'
import { formActionOf } from '#lib/forms/server/form-actions.ts'
import { isSignedIn } from '#lib/session/browser/use-session.ts'
import { guestStore } from '../browser/cart-store.ts'
import { newCustomerStore } from '../browser/customer-store.ts'
import type { CartPress } from '../rules/cart-changes.ts'

/** For tests: a browser's cookies, as the page's script and the shop both see them, and the shop behind its fetch. */
export function openBrowser() {
  const jar = new Map<string, { value: string; hidden: boolean }>()

  const take = (line: string, byScript: boolean) => {
    const [pair = '', ...said] = line.split(/;\s*/)
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    const over = said.some(
      each =>
        /^max-age=0$/i.test(each) || (/^expires=/i.test(each) && Date.parse(each.slice(8)) < Date.now()),
    )
    if (byScript && jar.get(name)?.hidden) return
    // As browsers do: without a word.
    if (name.length + value.length > 4096) return
    if (over) jar.delete(name)
    else jar.set(name, { value, hidden: said.some(each => /^httponly$/i.test(each)) })
  }
  const cookies = (hidden: boolean) =>
    [...jar]
      .filter(([, cookie]) => hidden || !cookie.hidden)
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ')

  async function ask(path: string, init: RequestInit, answerIsLost = false) {
    const headers = new Headers(init.headers)
    for (const [name, value] of Object.entries({ host: 'shop.test', origin: 'http://shop.test' }))
      headers.set(name, value)
    if (jar.size) headers.set('cookie', cookies(true))
    const response = await answer(new Request(`http://shop.test${path}`, { ...init, headers }))
    if (!answerIsLost) for (const line of response.headers.getSetCookie()) take(line, false)
    return response
  }

  Object.assign(globalThis, {
    document: {
      get cookie() {
        return cookies(false)
      },
      set cookie(line: string) {
        take(line, true)
      },
    },
    fetch: ask,
    BroadcastChannel: undefined,
  })
  return {
    cookie: (name: string) => jar.get(name) && decodeURIComponent(jar.get(name)?.value ?? ''),
    header: () => cookies(true),
    /** What the browser does when more than eight seconds have passed. */
    forgetPress: () => jar.delete(COOKIES.press),
    /** A form sent without script; gives the status that a script would be told by. */
    send: async (action: string, fields: Record<string, string | number>, answerIsLost = false) => {
      const body = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]))
      const { status, headers } = await ask(
        action,
        { method: 'POST', body, headers: { accept: 'text/html' } },
        answerIsLost,
      )
      return { status, to: headers.get('location') }
    },
  }
}

/** One tab of it: its own memory of a customer's cart, the visitor's cart in the cookie that all tabs share. */
export function openTab() {
  const customer = newCustomerStore()
  const store = () => (isSignedIn() ? customer : guestStore)
  const read = () => store().read().then(nothing, sentence)
  return {
    /** What the page does when it hears from another tab, is shown again, or was refused. */
    read,
    press: async (wanted: CartPress) => {
      const refused = await store().keep(wanted).then(nothing, sentence)
      if (refused) await read()
      return refused
    },
  }
}

const nothing = () => undefined
const sentence = (error: Error) => error.message

async function answer(request: Request): Promise<Response> {
  const [, root, word = '', verb = ''] = new URL(request.url).pathname.split('/')
  if (root === 'api') return serveApi(shop, request)
  const form = formActionOf(word, verb)
  if (!form) throw new Error(`No form at ${request.url}`)
  return postForm(request, form)
}

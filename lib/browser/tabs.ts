import { COOKIES } from '#lib/cookies.ts'

// What one tab changed, the others (and a page that comes back from the browser's page cache) read again.
export const CHANNEL = 'haat'
export type Topic = 'cart' | 'wishlist' | 'session' | 'addresses' | 'orders'

const here = /* @__PURE__ */ new EventTarget()
let channel: BroadcastChannel | undefined

export function tellTabs(topic: Topic) {
  here.dispatchEvent(new Event(topic))
  tellOtherTabs(topic)
}

/** Where this page knows already. */
export const tellOtherTabs = (topic: Topic) => open()?.postMessage(topic)

/** Calls back when this or another tab changed one of the topics, and when the page is shown again. */
export function onTabs(topics: readonly Topic[], changed: () => void): () => void {
  open()
  const shown = (event: PageTransitionEvent) => event.persisted && changed()
  const seen = () => document.visibilityState === 'visible' && changed()
  for (const topic of topics) here.addEventListener(topic, changed)
  addEventListener('storage', changed)
  addEventListener('pageshow', shown)
  document.addEventListener('visibilitychange', seen)
  return () => {
    for (const topic of topics) here.removeEventListener(topic, changed)
    removeEventListener('storage', changed)
    removeEventListener('pageshow', shown)
    document.removeEventListener('visibilitychange', seen)
  }
}

function open() {
  if (channel || typeof BroadcastChannel === 'undefined') return channel
  channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }) => here.dispatchEvent(new Event(String(data)))
  // A form without script, or the shop's own answer, ends a session and tells nobody: the browser does, where it can.
  window.cookieStore?.addEventListener('change', ({ changed, deleted }) => {
    if ([...changed, ...deleted].some(({ name }) => name === COOKIES.name))
      here.dispatchEvent(new Event('session' satisfies Topic))
  })
  return channel
}

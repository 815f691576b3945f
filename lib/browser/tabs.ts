import { BROWSER_COOKIES } from '#lib/browser-storage.ts'
import { CHANNEL, type Topic } from './channel.ts'

// After a change in one tab, the others (and a page restored from the back/forward cache) read again.
const target = /* @__PURE__ */ new EventTarget()
let channel: BroadcastChannel | undefined

export function tellTabs(topic: Topic) {
  target.dispatchEvent(new Event(topic))
  tellOtherTabs(topic)
}

/** For a change that this page already shows. */
export const tellOtherTabs = (topic: Topic) => open()?.postMessage(topic)

/** Calls back when this or another tab changed one of the topics, and when the page is shown again. */
export function onTabs(topics: readonly Topic[], changed: () => void): () => void {
  open()
  const onShow = (event: PageTransitionEvent) => event.persisted && changed()
  const onVisible = () => document.visibilityState === 'visible' && changed()
  for (const topic of topics) target.addEventListener(topic, changed)
  addEventListener('storage', changed)
  addEventListener('pageshow', onShow)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    for (const topic of topics) target.removeEventListener(topic, changed)
    removeEventListener('storage', changed)
    removeEventListener('pageshow', onShow)
    document.removeEventListener('visibilitychange', onVisible)
  }
}

function open() {
  if (channel || typeof BroadcastChannel === 'undefined') return channel
  channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }) => target.dispatchEvent(new Event(String(data)))
  // A form without script, or the shop's own response, ends a session without a message to the tabs: the browser
  // reports the cookie's change, if it can.
  window.cookieStore?.addEventListener('change', ({ changed, deleted }) => {
    if ([...changed, ...deleted].some(({ name }) => name === BROWSER_COOKIES.name))
      target.dispatchEvent(new Event('session' satisfies Topic))
  })
  return channel
}

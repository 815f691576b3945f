import Cookies from 'js-cookie'
import { isRequestPending } from '#lib/api/browser/pending-requests.ts'
import { isLeavingPage } from '#lib/browser/leave-page.ts'
import { onTabs } from '#lib/browser/tabs.ts'
import { BROWSER_COOKIES } from '#lib/browser-storage.ts'

// Time for a pending response of this tab to navigate: it may be the one that ended the session.
const OWN_MS = 300

/** Reloads a customer's page once another customer, or nobody, is signed in: the server decides what is shown then. */
export function watchSession(): () => void {
  const before = whoIsIn()
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    if (whoIsIn() === before || isLeavingPage()) return
    document.documentElement.hidden = true
    location.reload()
  }
  const changed = () => {
    clearTimeout(timer)
    if (isRequestPending()) timer = setTimeout(look, OWN_MS)
    else look()
  }
  // Back has restored the page from the browser's memory: it must not be visible for a moment.
  const shown = (event: PageTransitionEvent) => event.persisted && look()
  const forget = onTabs(['session'], changed)
  addEventListener('pageshow', shown)
  return () => {
    clearTimeout(timer)
    forget()
    removeEventListener('pageshow', shown)
  }
}

const whoIsIn = () => `${Cookies.get(BROWSER_COOKIES.name)} ${Cookies.get(BROWSER_COOKIES.email)}`

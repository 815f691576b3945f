import Cookies from 'js-cookie'
import { isRequestPending } from '#lib/api/browser/pending-requests.ts'
import { isLeavingPage } from '#lib/browser/leave-page.ts'
import { onTabs } from '#lib/browser/tabs.ts'
import { COOKIES } from '#lib/cookies.ts'

// Time for the answer that this tab waits for to lead it on: it may be the one that ended the session.
const OWN_MS = 300

/** Loads a customer's page anew once somebody else, or nobody, is signed in: the server decides what is seen then. */
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
  // Back to a page that the browser had kept as it was: not a moment of it is to be seen.
  const shown = (event: PageTransitionEvent) => event.persisted && look()
  const forget = onTabs(['session'], changed)
  addEventListener('pageshow', shown)
  return () => {
    clearTimeout(timer)
    forget()
    removeEventListener('pageshow', shown)
  }
}

const whoIsIn = () => `${Cookies.get(COOKIES.name)} ${Cookies.get(COOKIES.email)}`

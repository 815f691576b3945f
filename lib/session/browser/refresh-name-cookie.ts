import { tellTabs } from '#lib/browser/tabs.ts'
import { isSignedIn } from './use-session.ts'

/** Restores the name cookie on a page that the shop served to a customer. */
export async function refreshNameCookie() {
  if (isSignedIn()) return
  try {
    // Loaded on demand: it is seldom needed, and every page's script would carry it.
    const { postForm } = await import('#lib/api/browser/api-client.ts')
    await postForm('/do/session/renew', {})
  } catch (cause) {
    console.warn(cause)
  }
  if (isSignedIn()) tellTabs('session')
}

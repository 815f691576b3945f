import { postForm } from '../api/browser.ts'
import { tellTabs } from '../tabs.ts'
import { isSignedIn } from './use-session.ts'

/** On a page that the shop served to a customer: the browser shall know them as one, too. */
export async function renewHint() {
  if (isSignedIn()) return
  await postForm('/do/session/renew', {}).catch(cause => console.warn(cause))
  if (isSignedIn()) tellTabs('session')
}

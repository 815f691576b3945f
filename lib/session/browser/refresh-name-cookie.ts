import { tellTabs } from '#lib/browser/tabs.ts'
import { formPath } from '#lib/forms/rules/form-path.ts'
import { isSignedIn } from './use-session.ts'

/** On a page that the shop served to a customer: the browser shall know them as one, too. */
export async function refreshNameCookie() {
  if (isSignedIn()) return
  try {
    // Seldom needed, and every page's script would carry it.
    const { postForm } = await import('#lib/api/browser/api-client.ts')
    await postForm(formPath('session', 'renew'), {})
  } catch (cause) {
    console.warn(cause)
  }
  if (isSignedIn()) tellTabs('session')
}

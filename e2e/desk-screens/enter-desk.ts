import type { BrowserContext } from 'playwright/test'
import type { Filled } from './fill-desk.ts'
import type { Screen } from './screens.ts'

/** Lets a browser open this screen as its owner, or as somebody who is not signed in. */
export async function enterDesk(
  context: BrowserContext,
  { owner, browser }: Filled,
  { isSignedOut }: Screen,
) {
  const cookie = (name: string, value: string) => ({
    ...{ name, value, domain: 'localhost', path: '/desk', httpOnly: true },
  })
  await context.clearCookies()
  await context.addCookies([
    cookie('desk_browser', browser),
    ...(isSignedOut ? [] : [cookie('desk_session', owner.session)]),
  ])
}

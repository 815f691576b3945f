import 'server-only'
import { newCaptcha, passesCaptcha } from '../backend/captcha/captcha.ts'
import { handlers } from '../backend/index.ts'
import { rememberBrowser } from '../backend/session/known-browser.ts'
import type { Shop } from '../contract/index.ts'
import { createClient } from './client.ts'
import { checkedShop } from './embedded.ts'
import { namingLines } from './naming-lines.ts'
import { placingOnce } from './placing-once.ts'
import { plainFetch } from './plain-fetch.ts'

/** The one shop that pages and routes talk to: another host's, or our own. */
export const shop: Shop = process.env.API_HOST
  ? placingOnce(namingLines(createClient(process.env.API_HOST, { fetch: plainFetch })))
  : checkedShop(handlers)

/** Ours in either case: the other host knows of no captcha. */
export const captcha = { make: newCaptcha, passes: passesCaptcha }

/** In which browsers someone has signed in before; another host counts wrong tries by its own means. */
export const browsers = { remember: rememberBrowser }

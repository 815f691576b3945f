import 'server-only'
import { handlers } from '../backend/index.ts'
import type { Shop } from '../contract/index.ts'
import { createClient } from './client.ts'
import { checkedShop } from './embedded.ts'

/** The one shop that pages and routes talk to: another host's, or our own. */
export const shop: Shop = process.env.API_HOST ? createClient(process.env.API_HOST) : checkedShop(handlers)

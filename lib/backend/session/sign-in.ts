import 'server-only'
import type { ShopHandlers } from '#lib/contract/index.ts'
import { refusal } from '#lib/contract/refusal.ts'
import { db } from '../db/pool.ts'
import { knownBrowser } from './known-browser.ts'
import { openSession } from './open-session.ts'
import { tryPassword } from './try-password.ts'

/** The same response after the same work for a wrong password and for an unknown name. */
export const signIn: ShopHandlers['signIn'] = async ({ username, password }, { address, browser }) => {
  const name = username.trim().toLowerCase()
  const customer = await customerNamed(name)
  // A known browser of the owner has its own count: a stranger's tries do not lock the owner out.
  const own = customer && knownBrowser(browser, customer.id)
  const right = await tryPassword({
    // By what was typed, known or not: by the account a mail address and a number would tell that they are the same.
    account: [name, own].filter(Boolean).join(' '),
    address,
    password,
    stored: customer?.password_hash ?? undefined,
  })
  const token = right && customer?.password_hash && (await openSession(customer.id, customer.password_hash))
  if (!token) throw refusal(400, 'badLogin')
  return token
}

const customerNamed = (name: string) =>
  db.one<{ id: string; password_hash: string | null }>(/^\d{10}$/.test(name) ? BY_MOBILE : BY_EMAIL, [name])

// An account without a password takes as long as one with it.
const PASSWORD = 'case when not by_code and not guest then password_hash end as password_hash'
const BY_EMAIL = `select id, ${PASSWORD} from customers where email = $1`
const BY_MOBILE = `select id, ${PASSWORD} from customers where mobile = $1`

import 'server-only'
import { ApiError } from '#lib/contract/api-error.ts'
import type { ShopHandlers } from '#lib/contract/index.ts'
import { messages } from '#lib/messages.ts'
import { db } from '../db/pool.ts'
import { openSession } from './open-session.ts'
import { tryPassword } from './try-password.ts'

/** The same answer after the same work for a wrong password and for nobody's name. */
export const signIn: ShopHandlers['signIn'] = async ({ username, password }, { address }) => {
  const name = username.trim().toLowerCase()
  const customer = await customerNamed(name)
  const right = await tryPassword({
    account: customer?.id ?? name,
    address,
    password,
    stored: customer?.password_hash,
  })
  const token = right && customer && (await openSession(customer.id, customer.password_hash))
  if (!token) throw new ApiError(400, messages.badLogin)
  return token
}

const customerNamed = (name: string) =>
  db.one<{ id: string; password_hash: string }>(/^\d{10}$/.test(name) ? BY_MOBILE : BY_EMAIL, [name])

const BY_EMAIL = 'select id, password_hash from customers where email = $1'
const BY_MOBILE = 'select id, password_hash from customers where mobile = $1'

import 'server-only'
import type { ShopHandlers } from '#lib/contract/index.ts'
import { messages } from '#lib/message-table.ts'
import { db } from '../db/pool.ts'
import { changePassword } from '../session/change-password.ts'
import { customerOf } from '../session/customer-of.ts'
import { register } from '../session/register.ts'
import { requestReset } from '../session/request-reset.ts'
import { resetPassword } from '../session/reset-password.ts'
import { signIn } from '../session/sign-in.ts'
import { hashOfToken } from '../session/tokens.ts'

type Calls =
  | 'signIn'
  | 'signOut'
  | 'profile'
  | 'changePassword'
  | 'register'
  | 'requestReset'
  | 'resetPassword'

export const session: Pick<ShopHandlers, Calls> = {
  signIn,
  signOut: async (_, { token = '' }) => {
    await customerOf(token)
    await db.run('delete from sessions where token_hash = $1', [hashOfToken(token)])
    return { message: messages.signedOut }
  },
  profile: async (_, { token }) => (await db.one(PROFILE, [await customerOf(token)])) ?? null,
  changePassword,
  register,
  requestReset,
  resetPassword,
}

const PROFILE = `
  select firstname || ' ' || lastname as user_name, case when by_code then '' else email end as emailid,
         coalesce(mobile, '') as mobileno
    from customers where id = $1`

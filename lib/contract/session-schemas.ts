import { z } from 'zod'
import { DAY_SECONDS, NAME_MAX } from '#lib/constants.ts'
import { emailAddress, line, mobileNumber, nothing, number, outcome, text } from './fields.ts'
import { key } from './refusal-key.ts'

const password = z.string().max(1024)

export const profile = z.object({ user_name: text, emailid: text, mobileno: text })
export type Profile = z.infer<typeof profile>

// Valid in a header, and short enough for a cookie.
const bearer = z.string().regex(/^[\x21-\x7e]{1,3500}$/)
const A_YEAR = 365 * DAY_SECONDS

export const token = z.object({
  access_token: bearer,
  expires_in: z.preprocess(v => Math.min(A_YEAR, Math.trunc(number(v))), z.number().positive()),
  token_type: text,
})
export type Token = z.infer<typeof token>

export const sessionSchemas = {
  signIn: {
    input: z.object({ username: z.string().min(1).max(254), password, grant_type: z.literal('password') }),
    output: token,
  },
  signOut: { input: nothing, output: outcome },
  profile: { input: nothing, output: profile.nullable() },
  changePassword: {
    input: z.object({
      userid: z.string().max(4096).optional(),
      old_password: password,
      new_password: password,
    }),
    output: outcome,
  },
  register: {
    input: z.object({
      firstname: line(NAME_MAX).refine(v => v.length > 0, key('fieldRequired')),
      lastname: line(NAME_MAX).refine(v => v.length > 0, key('fieldRequired')),
      email: emailAddress,
      mobileno: mobileNumber.or(z.literal('')).optional(),
      password,
    }),
    output: outcome,
  },
  requestReset: { input: z.object({ email: z.string().max(254) }), output: outcome },
  resetPassword: {
    input: z.object({ token: z.string().max(512), newPassword: password, confirmPassword: password }),
    output: outcome,
  },
}

import 'server-only'
import { createHmac } from 'node:crypto'
import { isSameSecret } from '../../../is-same-secret.ts'
import { Refused } from './protocol.ts'
import type { PracticeCourierSettings } from './settings.ts'

const TEN_DAYS = 10 * 86_400

const signed = (until: string, { password, generation = '' }: PracticeCourierSettings) =>
  `${until}.${createHmac('sha256', password)
    .update(until + generation)
    .digest('base64url')}`

/** A token for ten days, for whoever knows the password. */
export function logIn(settings: PracticeCourierSettings, body: Record<string, unknown>) {
  const { email, password } = body
  if (email !== settings.email || !isSameSecret(String(password), settings.password))
    throw new Refused(403, 'Wrong email or password.')
  const until = String(Math.floor(Date.now() / 1000) + TEN_DAYS)
  return { id: 1, email, company_id: 1, token: signed(until, settings) }
}

export function checkToken(settings: PracticeCourierSettings, request: Request) {
  const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '') ?? []
  const [until = ''] = token.split('.')
  if (!isSameSecret(token, signed(until, settings)) || Number(until) < Date.now() / 1000)
    throw new Refused(401, 'Token has expired.')
}

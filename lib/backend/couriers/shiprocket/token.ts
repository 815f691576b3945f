import 'server-only'
import { z } from 'zod'
import { processWide } from '#lib/rules/process-wide.ts'
import { serviceKeysRefused, serviceUnreadable } from '#messages/courier-service.ts'
import { askService } from '../ask-service.ts'
import { CourierError } from '../courier.ts'
import type { CourierSettings } from '../port.ts'
import { readAnswer } from './read-answer.ts'

export type Access = Pick<CourierSettings, 'apiUrl' | 'email' | 'password' | 'timeoutMs'>

const tokens = processWide('courier-tokens', () => new Map<string, string>())
const nameOf = ({ apiUrl, email, password }: Access) => JSON.stringify([apiUrl, email, password])

/** The token that a login gives for ten days; kept by this process until it is refused. */
export const tokenOf = async (access: Access): Promise<string> =>
  tokens.get(nameOf(access)) ?? (await logIn(access))

export const forgetToken = (access: Access, token: string) => {
  if (tokens.get(nameOf(access)) === token) tokens.delete(nameOf(access))
}

/** Whether these keys open anything. */
export const tryAccess = (access: Access) => logIn(access)

async function logIn(access: Access): Promise<string> {
  const { email, password, apiUrl, timeoutMs } = access
  const request = new Request(`${apiUrl}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { status, bytes } = await askService(request, { timeoutMs })
  // Nothing was begun with the parcel: whatever went wrong here, it may be asked again.
  if (status === 400 || status === 401 || status === 403 || status === 422)
    throw new CourierError('refused', serviceKeysRefused)
  const read = login.safeParse(readAnswer(status, bytes, 'down'))
  if (!read.success) throw new CourierError('down', serviceUnreadable(status))
  tokens.set(nameOf(access), read.data.token)
  return read.data.token
}

const login = z.object({ token: z.string().min(1).max(4_000) })

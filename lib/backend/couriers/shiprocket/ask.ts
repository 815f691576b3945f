import 'server-only'
import { serviceKeysRefused } from '#messages/courier-service.ts'
import { askService } from '../ask-service.ts'
import { CourierError } from '../courier.ts'
import { readAnswer } from './read-answer.ts'
import { type Access, forgetToken, tokenOf } from './token.ts'

/** A question may be asked again, so nobody waits long for it: a page, or the end of the process. */
const READ_MS = 6_000

type Asked = { status: number; body: unknown }
/** `tells`: a status of 400 and more that is an answer all the same. */
type Sent = { body?: object; tells?: number }

/** One call of the API. A token that is over is renewed once: a refused call has done nothing. */
export const asker =
  (access: Access) =>
  async (method: 'GET' | 'POST', path: string, { body, tells = 0 }: Sent = {}): Promise<Asked> => {
    for (const isLast of [false, true]) {
      const token = await tokenOf(access)
      const request = new Request(access.apiUrl + path, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          accept: 'application/json',
          ...(body && { 'content-type': 'application/json' }),
        },
        body: body && JSON.stringify(body),
      })
      const timeoutMs = access.timeoutMs ?? (method === 'GET' ? READ_MS : undefined)
      const { status, bytes } = await askService(request, { timeoutMs })
      if (status !== 401) {
        const read = status === tells ? 200 : status
        return { status, body: readAnswer(read, bytes, method === 'GET' ? 'down' : 'unclear') }
      }
      forgetToken(access, token)
      if (isLast) break
    }
    throw new CourierError('refused', serviceKeysRefused)
  }

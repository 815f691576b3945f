import type { IncomingMessage, ServerResponse } from 'node:http'
import { messages } from '#lib/message-table.ts'
import { errorResponse } from './error-response.ts'
import { sendWhenReady } from './response.ts'
import { isCall, isPage } from './route-request.ts'
import { sharedHandler } from './shared-handler.ts'

type Door = {
  /** As far as this process knows. */
  isShut: () => boolean
  /** Asks the database. */
  look: () => Promise<boolean>
  /** Whether these cookies are of somebody who works there. */
  opensFor: (cookies: string | undefined) => boolean
}

/** By the shop, once its database is open: a shop that is not open yet is shown to who works there alone. */
export const { set: setDoor, get: door } = sharedHandler<Door>('shown')

export const mayBeShut = ({ headers }: IncomingMessage, path: string) =>
  door()?.isShut() === true && isOfShop(path) && !door()?.opensFor(headers.cookie)

const isOfShop = (path: string) =>
  isPage(path) || isCall(path) || /^\/(do|feeds|template|sitemap|share)(\/|\.|$)/.test(path)

const AN_HOUR = 3_600

/** For pages, calls and forms of a shop that is not open yet; where it has opened this moment they go on. */
export function answerWhileShut(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  goOn: () => void,
) {
  const asJson = isCall(path) || request.headers.accept?.includes('application/json')
  const refused = async () => {
    if (await door()?.look())
      return errorResponse(503, messages.shopNotOpenYet, path, {
        ...{ more: messages.shopOpensSoon, retryAfter: AN_HOUR },
        ...(asJson && { asJson }),
      })
    goOn()
    return undefined
  }
  return sendWhenReady(request, response, refused())
}

import { request as ask, type IncomingMessage } from 'node:http'
import { messages } from '#lib/message-table.ts'
import { canonicalPath } from '#lib/routes.ts'
import { freshPage } from '../page-cache/pages.ts'
import { errorResponse } from './error-response.ts'
import { pageScriptAddress, pageScriptResponse } from './page-script-response.ts'
import type { FullResponse } from './response.ts'
import { isPage, isStatic } from './route-request.ts'

const PATIENCE_MS = 5_000

const pending = new Map<string, Promise<void>>()

/**
 * The script of a page that another copy of the shop has sent: this one makes that page too, and with the page its
 * script. A page of another release keeps what it is without script.
 */
export function missingPageScript(request: IncomingMessage): Promise<FullResponse> | undefined {
  const { path } = pageScriptAddress(request)
  if (!path) return undefined
  return madeHere(request, path).then(
    () => pageScriptResponse(request) ?? errorResponse(404, messages.pageNotFound, path),
  )
}

async function madeHere(request: IncomingMessage, path: string) {
  if (canonicalPath(path) !== path || !isPage(path) || !isStatic(path) || freshPage(path)) return
  const making =
    pending.get(path) ??
    askOurselves(request, path)
      .catch(error => console.error(`The page of a script could not be made: ${error.message}`))
      .finally(() => pending.delete(path))
  pending.set(path, making)
  await making
}

const askOurselves = ({ socket, headers: { host } }: IncomingMessage, path: string) =>
  new Promise<void>((resolve, reject) => {
    const headers = { host, 'accept-encoding': 'gzip' }
    const to = { host: socket.localAddress, port: socket.localPort, path, headers, timeout: PATIENCE_MS }
    const asking = ask(to, answer => answer.resume().on('end', resolve).on('error', reject))
    asking.on('timeout', () => asking.destroy(new Error('It took too long.')))
    asking.on('error', reject)
    asking.end()
  })

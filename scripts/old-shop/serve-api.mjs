// The API of a shop without its pages, so that no build is needed: PORT and DATA_DIR as in README. It is archived with
// an old shop, to run that shop's code beside a newer one on the same database.
import { handleApiRequest } from '#lib/api/server/handle-api-request.ts'
import { mountedPractice } from '#lib/backend/payments/practice/mount.ts'
import { receiveWebhook } from '#lib/backend/payments/webhook.ts'
import { start } from '#lib/backend/start.ts'
import { readBytes } from '#lib/server/http/read-body.ts'
import { env } from '#lib/server/settings/env.ts'
import { listen, webServer } from '#scripts/web-server.mjs'

const respond = request => {
  const { pathname } = new URL(request.url)
  if (pathname.startsWith('/practice-pay/')) return mountedPractice(request)
  return pathname === '/webhook' ? webhook(request) : handleApiRequest(request)
}

const webhook = async request => {
  const signature = request.headers.get('x-razorpay-signature') ?? ''
  const raw = await readBytes(request, 256 * 1024)
  return new Response(null, {
    status: await receiveWebhook(raw, signature, request.headers.get('x-razorpay-event-id')),
  })
}

await start()
await listen(webServer(respond), env.port)

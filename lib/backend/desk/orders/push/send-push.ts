import 'server-only'
import http from 'node:http'
import https from 'node:https'
import webPush from 'web-push'
import { env } from '#lib/server/settings/env.ts'
import {
  checkedLookup,
  INTERNET,
  isTrusted,
  type Network,
  refuseAddress,
} from '../../../fetch-file/checked-lookup.ts'
import { pushKeys } from './push-keys.ts'

export type Push = { endpoint: string; p256dh: string; auth: string }
/** What a phone shows on its lock screen, and the page behind it. */
export type PushText = { title: string; body: string; url: string; tag: string }

const ANSWER_MS = 10_000
/** An order that is a day old is seen on the desk. */
const KEPT_SECONDS = 86_400

/** Hands a message to the push service of a phone, encrypted for that phone alone. The status of its answer. */
export async function sendPush(
  { endpoint, p256dh, auth }: Push,
  text: PushText,
  network: Network = INTERNET,
): Promise<number> {
  const url = new URL(endpoint)
  refuseAddress(url, network)
  const { method, headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(text),
    {
      TTL: KEPT_SECONDS,
      urgency: 'high',
      vapidDetails: { subject: `mailto:${env.mailFrom}`, ...pushKeys() },
    },
  )
  return new Promise((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http
    const options = {
      method,
      headers: headers as Record<string, string>,
      timeout: ANSWER_MS,
      agent: false as const,
    }
    const asking = request(
      url,
      isTrusted(url, network) ? options : { ...options, lookup: checkedLookup(network.resolve) },
    )
    asking.on('timeout', () => asking.destroy(new Error('The push service did not answer.')))
    asking.on('error', reject)
    asking.on('response', answer => {
      // Nothing of it is needed but its status.
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    asking.end(body)
  })
}

import 'server-only'
import { z } from 'zod'
import { isSameSecret } from '../../is-same-secret.ts'
import type { CourierAdapter } from '../port.ts'

/** It signs nothing: who knows the token is heard, and only about which parcel there is news. */
export const readWebhook: CourierAdapter['readWebhook'] = ({ webhookToken }, raw, headers) => {
  if (!webhookToken || !isSameSecret(headers.get('x-api-key') ?? '', webhookToken)) return undefined
  try {
    return news.safeParse(JSON.parse(new TextDecoder().decode(raw))).data?.awb
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

const news = z.object({
  awb: z.union([z.string().regex(/^[\w-]{1,60}$/), z.number().int()]).transform(String),
})

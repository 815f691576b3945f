import 'server-only'
import { createHmac, randomBytes } from 'node:crypto'
import { seal, unseal } from '../typed-keys/seal.ts'

const PREFIX = 'whsec_'

/** What an address signs and checks with: shown once, when it is made. */
export const newWebhookSecret = () => PREFIX + randomBytes(32).toString('base64')

export const sealWebhookSecret = (id: number, secret: string) => seal(`webhook ${id}`, secret)

export const unsealWebhookSecret = (id: number, sealed: Buffer) => unseal(`webhook ${id}`, sealed)

/** One signature of a message (standardwebhooks.com): of its id, the moment of sending and its exact body. */
export const signWebhook = (secret: string, id: string, timestamp: number, body: string) =>
  `v1,${createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64')}`

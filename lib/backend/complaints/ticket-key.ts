import 'server-only'
import { createHash, createHmac } from 'node:crypto'
import { secret } from '../secrets.ts'

/** The key of a complaint's page. It is made of a secret, so that a mail can print it though no table holds it. */
export const ticketKey = (number: string) =>
  createHmac('sha256', secret('signing')).update(`ticket ${number}`).digest('base64url')

export const hashOfKey = (key: string) => createHash('sha256').update(key).digest()

import 'server-only'
import { createHmac } from 'node:crypto'
import { secret } from '../secrets.ts'

/** What the database knows of whoever is counted: a keyed digest, which names nobody. */
export const markOf = (what: string, name: string) =>
  createHmac('sha256', secret('network'))
    .update(`tries ${what} ${name}`)
    .digest()
    .subarray(0, 16)
    .toString('base64url')

import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Db } from '../db/pool.ts'
import { queueMail } from '../mail/queue-mail.ts'

export type Recipient = { email: string; name: string }

/** A mail to the owner, in case someone else changed it. */
export const mailPasswordChanged = (tx: Db, { email, name }: Recipient, by: 'change' | 'reset') =>
  queueMail(tx, {
    key: `password-changed:${randomUUID()}`,
    to: email,
    template: 'passwordChanged',
    payload: { name, by },
  })

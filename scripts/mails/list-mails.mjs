import { unsentMails } from '#lib/backend/mail/unsent-mails.ts'
import { timeInIndia } from '#lib/orders/rules/india-time.ts'
import { printable } from '../orders/printable.mjs'

/** The mails that could not be sent: to whom, about what, why, and what becomes of them. */
export async function listMails() {
  const mails = await unsentMails()
  for (const mail of mails) console.log(printable(inWords(mail)))
  console.log(mails.length ? 'resend ID … or resend all sends them again.' : 'Every mail was sent.')
  return 0
}

const inWords = ({ id, created_at, template, order_id, recipient, attempts, due_at, last_error }) =>
  [
    id,
    timeInIndia(created_at),
    order_id ? `${template} of ${order_id}` : template,
    recipient,
    attempts > 0 && `tried ${attempts} ${attempts === 1 ? 'time' : 'times'}`,
    due_at ? `next try ${timeInIndia(due_at)}` : 'given up',
    last_error,
  ]
    .filter(Boolean)
    .join('  ')

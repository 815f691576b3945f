import { failedMails } from '#lib/backend/mail/failed-mails.ts'
import { timeInIndia } from '#lib/orders/rules/india-time.ts'
import { allMailsSent, mailGivenUp, mailOf, nextTry, resendSends, triedTimes } from '#messages/commands.ts'
import { printable } from '../orders/printable.mjs'

/** The unsent mails: recipient, subject, error, and what happens next. */
export async function listMails() {
  const mails = await failedMails()
  for (const mail of mails) console.log(printable(inWords(mail)))
  console.log(mails.length ? resendSends : allMailsSent)
  return 0
}

const inWords = ({ id, created_at, template, order_id, recipient, attempts, due_at, last_error }) =>
  [
    id,
    timeInIndia(created_at),
    order_id ? mailOf(template, order_id) : template,
    recipient,
    attempts > 0 && triedTimes(attempts),
    due_at ? nextTry(timeInIndia(due_at)) : mailGivenUp,
    last_error,
  ]
    .filter(Boolean)
    .join('  ')

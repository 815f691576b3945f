import { resendMails } from '#lib/backend/mail/failed-mails.ts'
import {
  mailNumberMissing,
  mailsSentBy,
  mailsSentSoon,
  mailsUsage,
  noFailedMail,
  notMailNumber,
  unknownMailVerb,
  verbMissing,
  wordTooMany,
} from '#messages/commands.ts'
import { openOwnShop, stopForOtherHost } from '../own-shop.mjs'
import { listMails } from './list-mails.mjs'

const [verb, ...names] = process.argv.slice(2)
const wrong = whatIsWrong()
if (wrong) {
  console.error(`${wrong}\n\n${mailsUsage}`)
  process.exit(2)
}
stopForOtherHost(mailsSentBy)

const database = await openOwnShop()
try {
  process.exitCode = verb === 'list' ? await listMails() : await resend()
} finally {
  await database.close()
}

function whatIsWrong() {
  if (verb === 'list') return names[0] && wordTooMany(names[0])
  if (verb !== 'resend') return verb ? unknownMailVerb(verb) : verbMissing
  if (names.length === 0) return mailNumberMissing
  const stray = names.find(name => !/^\d{1,15}$/.test(name) && !(name === 'all' && names.length === 1))
  return stray && notMailNumber(stray)
}

async function resend() {
  const ids = names[0] === 'all' ? undefined : names.map(Number)
  const due = await resendMails(ids)
  const missing = ids?.filter(id => !due.includes(id)) ?? []
  if (due.length > 0 || !ids) console.log(mailsSentSoon(due.length))
  for (const id of missing) console.error(noFailedMail(id))
  return missing.length > 0 ? 1 : 0
}

import { resendMails } from '#lib/backend/mail/unsent-mails.ts'
import * as texts from '#messages/commands.ts'
import { openOwnShop, stopForOtherHost } from '../own-shop.mjs'
import { listMails } from './list-mails.mjs'

const [verb, ...names] = process.argv.slice(2)
const wrong = whatIsWrong()
if (wrong) {
  console.error(`${wrong}\n\n${texts.mailsUsage}`)
  process.exit(2)
}
stopForOtherHost(texts.mailsSentBy)

const database = await openOwnShop()
try {
  process.exitCode = verb === 'list' ? await listMails() : await resend()
} finally {
  await database.close()
}

function whatIsWrong() {
  if (verb === 'list') return names[0] && texts.wordTooMany(names[0])
  if (verb !== 'resend') return verb ? texts.unknownMailVerb(verb) : texts.verbMissing
  if (names.length === 0) return texts.mailNumberMissing
  const stray = names.find(name => !/^\d{1,15}$/.test(name) && !(name === 'all' && names.length === 1))
  return stray && texts.notMailNumber(stray)
}

async function resend() {
  const asked = names[0] === 'all' ? undefined : names.map(Number)
  const due = await resendMails(asked)
  const missing = asked?.filter(id => !due.includes(id)) ?? []
  if (due.length > 0 || !asked) console.log(texts.mailsSentSoon(due.length))
  for (const id of missing) console.error(texts.noUnsentMail(id))
  return missing.length > 0 ? 1 : 0
}

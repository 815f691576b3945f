import { resendMails } from '#lib/backend/mail/unsent-mails.ts'
import { openOwnShop, stopForOtherHost } from '../own-shop.mjs'
import { listMails } from './list-mails.mjs'

const USAGE = `npm run mails -- list             (those that could not be sent)
npm run mails -- resend ID … | all`

const [verb, ...names] = process.argv.slice(2)
const wrong = whatIsWrong()
if (wrong) {
  console.error(`${wrong}\n\n${USAGE}`)
  process.exit(2)
}
stopForOtherHost('The mails are sent by')

const database = await openOwnShop()
try {
  process.exitCode = verb === 'list' ? await listMails() : await resend()
} finally {
  await database.close()
}

function whatIsWrong() {
  if (verb === 'list') return names[0] && `"${names[0]}" is one word too many.`
  if (verb !== 'resend') return verb ? `There is no "${verb}" for mails.` : 'What is to be done is missing.'
  if (names.length === 0) return 'The number of the mail is missing: list shows it.'
  const stray = names.find(name => !/^\d{1,15}$/.test(name) && !(name === 'all' && names.length === 1))
  return stray && `"${stray}" is not the number of a mail.`
}

async function resend() {
  const asked = names[0] === 'all' ? undefined : names.map(Number)
  const due = await resendMails(asked)
  const missing = asked?.filter(id => !due.includes(id)) ?? []
  if (due.length > 0 || !asked)
    console.log(
      `${due.length === 1 ? '1 mail is' : `${due.length} mails are`} sent as soon as the shop runs.`,
    )
  for (const id of missing) console.error(`There is no mail ${id} that could not be sent.`)
  return missing.length > 0 ? 1 : 0
}

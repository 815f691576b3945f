import { indianNumber } from '#lib/backend/mail/phone/indian-number.ts'
import { setStopped } from '#lib/backend/mail/phone/is-stopped.ts'
import { sentByHand } from '#lib/backend/mail/phone/seller-messages.ts'
import {
  messageDone,
  messageNumberMissing,
  messagesSentBy,
  messagesUsage,
  noOpenMessage,
  notMessageNumber,
  notPhoneNumber,
  numberStarted,
  numberStopped,
  phoneNumberMissing,
  unknownMessageVerb,
  verbMissing,
  wordTooMany,
} from '#messages/commands.ts'
import { openOwnShop, stopForOtherHost } from '../own-shop.mjs'
import { listMessages } from './list-messages.mjs'
import { listTemplates } from './list-templates.mjs'

const [verb, ...words] = process.argv.slice(2)
const wrong = whatIsWrong()
if (wrong) {
  console.error(`${wrong}\n\n${messagesUsage}`)
  process.exit(2)
}
stopForOtherHost(messagesSentBy)

const verbs = { list: listMessages, done, templates: listTemplates, stop: wish, start: wish }
const database = await openOwnShop()
try {
  process.exitCode = await verbs[verb]()
} finally {
  await database.close()
}

function whatIsWrong() {
  if (!verb) return verbMissing
  if (['list', 'templates'].includes(verb)) return words[0] && wordTooMany(words[0])
  if (verb === 'done') {
    const stray = words.find(word => !/^\d{1,15}$/.test(word))
    return words.length === 0 ? messageNumberMissing : stray && notMessageNumber(stray)
  }
  if (!['stop', 'start'].includes(verb)) return unknownMessageVerb(verb)
  const number = words.join(' ')
  return number === '' ? phoneNumberMissing : !indianNumber(number) && notPhoneNumber(number)
}

async function done() {
  const ids = words.map(Number)
  const found = await sentByHand(ids)
  for (const id of ids)
    if (found.includes(id)) console.log(messageDone(id))
    else console.error(noOpenMessage(id))
  return found.length < ids.length ? 1 : 0
}

async function wish() {
  const number = indianNumber(words.join(' '))
  await setStopped(number, verb === 'stop', new Date())
  console.log(verb === 'stop' ? numberStopped(number) : numberStarted(number))
  return 0
}

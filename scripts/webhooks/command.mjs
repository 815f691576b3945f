import {
  addWebhook,
  chooseEvents,
  newSecretOf,
  removeWebhook,
  switchWebhook,
} from '#lib/backend/webhooks/change-webhooks.ts'
import { replayMessages } from '#lib/backend/webhooks/replay-messages.ts'
import { tryWebhook } from '#lib/backend/webhooks/try-webhook.ts'
import { FEW_PIECES } from '#lib/desk/rules/few-pieces.ts'
import { WEBHOOK_EVENTS } from '#lib/desk/rules/webhook-events.ts'
import {
  noNumber,
  secretIs,
  sinceWrong,
  unknownWebhookVerb,
  webhookNameMissing,
  webhooksKeptBy,
  webhooksUsage,
} from '#messages/cli-webhooks.ts'
import { runVerb } from '../run-verb.mjs'
import { listAll, listMessages } from './list-webhooks.mjs'

const told = ({ done, message, secret }) => {
  console[done ? 'log' : 'error'](message)
  if (secret) console.log(secretIs(secret))
  return done ? 0 : 1
}

const eventsOf = text =>
  text === 'all' || text === '' ? WEBHOOK_EVENTS : text.split(/[\s,]+/).filter(Boolean)
const lowOf = text => (text === '' ? FEW_PIECES : /^\d{1,7}$/.test(text) ? Number(text) : -1)

/** Does something with each address that is named by its number. */
const forEachId = async (names, work) => {
  let code = 0
  for (const name of names) {
    const change = /^\d{1,9}$/.test(name)
      ? await work(Number(name))
      : { done: false, message: noNumber(name) }
    code = told(change) || code
  }
  return code
}

const replay = async ({ names, text, has }) => {
  const since = text('since') ? new Date(text('since')) : undefined
  if (since && Number.isNaN(since.getTime())) return told({ done: false, message: sinceWrong(text('since')) })
  const message = /^\d{1,15}$/.test(text('message')) ? Number(text('message')) : undefined
  if (text('message') && !message) return told({ done: false, message: noNumber(text('message')) })
  return forEachId(names, id => replayMessages(id, { message, since, isAll: has('all') }))
}

await runVerb({
  command: {
    verbs: {
      list: {},
      add: { options: ['events', 'low'], names: [1, 1] },
      events: { options: ['events!', 'low'], names: [1, 1] },
      secret: { names: [1, 1] },
      on: { names: [1, 100] },
      off: { names: [1, 100] },
      remove: { names: [1, 100] },
      messages: { options: ['dead'], names: [1, 1] },
      replay: { options: ['since', 'message', 'all'], names: [1, 1] },
      test: { names: [1, 1] },
    },
    flags: ['all', 'dead'],
    unknownVerb: unknownWebhookVerb,
    nameMissing: webhookNameMissing,
  },
  usage: webhooksUsage,
  keptBy: webhooksKeptBy,
  verbs: {
    list: listAll,
    add: async ({ names: [url], text }) =>
      told(await addWebhook({ url, events: eventsOf(text('events')), lowAt: lowOf(text('low')) })),
    events: ({ names, text }) =>
      forEachId(names, id => chooseEvents(id, eventsOf(text('events')), lowOf(text('low')))),
    secret: ({ names }) => forEachId(names, id => newSecretOf(id)),
    on: ({ names }) => forEachId(names, id => switchWebhook(id, true)),
    off: ({ names }) => forEachId(names, id => switchWebhook(id, false)),
    remove: ({ names }) => forEachId(names, removeWebhook),
    messages: ({ names, has }) => listMessages(names[0], has('dead')),
    replay,
    test: ({ names }) => forEachId(names, tryWebhook),
  },
})

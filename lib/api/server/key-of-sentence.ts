import { DENIED } from '#lib/contract/api-error.ts'
import type { Call } from '#lib/contract/index.ts'
import { isMessageKey, type MessageKey, messages } from '#lib/message-table.ts'

// Another host's response carries only its message. This file alone decides by the text of one.

/** The key of our message with this text; none for a host's own words, which are shown unchanged. */
export const keyOfSentence = (sentence: string | undefined): MessageKey | undefined =>
  sentence ? KEYS.get(sentence) : undefined

/** The same for the refusal of a call: a host of the older shop has messages of its own. */
export const keyOfRefusal = (call: Call, sentence: string): MessageKey | undefined =>
  keyOfSentence(sentence) ??
  (call === 'register' && /duplicate|exists/i.test(sentence) ? 'duplicateCustomer' : undefined)

export const saysDenied = (sentence: string) => sentence === DENIED

const KEYS = new Map<string, MessageKey>(
  Object.keys(messages)
    .filter(isMessageKey)
    .reverse()
    .map(key => [messages[key], key]),
)

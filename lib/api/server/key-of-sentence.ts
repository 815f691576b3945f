import { DENIED } from '#lib/contract/api-error.ts'
import type { Call } from '#lib/contract/index.ts'
import { isMessageKey, type MessageKey, messages } from '#lib/messages.ts'

// A host's answer carries only its sentence. This file, and no other, decides by the text of one.

/** Which of our sentences a host's is; none for its own words, which are shown as they are. */
export const keyOfSentence = (sentence: string | undefined): MessageKey | undefined =>
  sentence ? KEYS.get(sentence) : undefined

/** The same for a refusal of a call: a host of the older shop has sentences of its own. */
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

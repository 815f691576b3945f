import type { MessageKey } from '../messages.ts'

/** What a schema names its refusal by: a validator takes any text, and this only a key of ours. */
export const key = (name: MessageKey): MessageKey => name

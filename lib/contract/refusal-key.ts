import type { MessageKey } from '#lib/message-table.ts'

/** The message key of a schema's refusal: a validator accepts any text, this type only our keys. */
export const key = (name: MessageKey): MessageKey => name

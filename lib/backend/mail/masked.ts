import 'server-only'

/** An address masked for the log: enough to recognise it, too little to write to. */
export const masked = (recipient: string) => recipient.replace(/^(.).*@/s, '$1…@')

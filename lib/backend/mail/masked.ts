import 'server-only'

/** An address as a log may hold it: enough to know it again, too little to write to. */
export const masked = (recipient: string) => recipient.replace(/^(.).*@/s, '$1…@')

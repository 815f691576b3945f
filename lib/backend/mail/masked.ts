import 'server-only'

/** An address or a number as a log may hold it: enough to know it again, too little to write to. */
export const masked = (recipient: string) =>
  recipient.includes('@') ? recipient.replace(/^(.).*@/s, '$1…@') : `…${recipient.slice(-2)}`

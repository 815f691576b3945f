import 'server-only'

/** An address or a number masked for the log: enough to recognise it, too little to write to. */
export const masked = (recipient: string) =>
  recipient.includes('@') ? recipient.replace(/^(.).*@/s, '$1…@') : `…${recipient.slice(-2)}`

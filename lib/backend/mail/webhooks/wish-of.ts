import 'server-only'

/** Whether somebody writes back that they want no more messages, or some again; alone, in any case and with any dot. */
export function wishOf(written: string): 'stop' | 'start' | undefined {
  const word = written
    .normalize('NFKC')
    .slice(0, 100)
    .replace(/[^\p{L}\p{M}\s]+/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
  if (STOP.includes(word)) return 'stop'
  return START.includes(word) ? 'start' : undefined
}

const STOP = ['stop', 'stop all', 'unsubscribe', 'stop messages', 'रोकें', 'बंद', 'बंद करें', 'band karo']
const START = ['start', 'unstop', 'subscribe', 'शुरू', 'शुरू करें', 'चालू करें']

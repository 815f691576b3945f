import 'server-only'
import { startWords, stopWords } from '#messages/reply-words.ts'

/** Whether somebody writes back that they want no more messages, or some again; alone, in any case and with any dot. */
export function stopOrStart(written: string): 'stop' | 'start' | undefined {
  const word = written
    .normalize('NFKC')
    .slice(0, 100)
    .replace(/[^\p{L}\p{M}\s]+/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
  if (stopWords.includes(word)) return 'stop'
  return startWords.includes(word) ? 'start' : undefined
}

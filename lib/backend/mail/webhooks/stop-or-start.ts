import 'server-only'
import { startWords, stopWords } from '#messages/reply-words.ts'

/** Whether a reply asks for no more messages, or for messages again. Upper and lower case and full stops do not matter. */
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

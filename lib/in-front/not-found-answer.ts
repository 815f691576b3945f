import { request as ask, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { messages } from '../messages.ts'
import { freshPage, NOT_FOUND } from '../page-store/page-store.ts'
import type { Answer } from './answer.ts'
import { NOWHERE } from './judge.ts'
import { keptAnswer } from './kept-answer.ts'
import { refusal } from './refusal.ts'

const PATIENCE_MS = 5000

/** The shop's not-found page, if it is kept. */
export function keptNotFound(request: IncomingMessage): Answer | undefined {
  const kept = freshPage(NOT_FOUND)
  return kept && notStored(keptAnswer(request, NOT_FOUND, kept, 404))
}

/** The same, as Next makes it for a path that no file answers, where it is not. */
export async function notFoundAnswer(request: IncomingMessage): Promise<Answer> {
  const kept = keptNotFound(request)
  if (kept) return kept
  try {
    return await madeByNext(request)
  } catch (error) {
    console.error('The not-found page could not be made:', error)
    return refusal(404, messages.pageNotFound, '/')
  }
}

const madeByNext = ({ socket, headers: { host } }: IncomingMessage) =>
  new Promise<Answer>((resolve, reject) => {
    const to = { host: socket.localAddress, port: socket.localPort, path: NOWHERE, headers: { host } }
    const asking = ask({ ...to, timeout: PATIENCE_MS }, answer => {
      const headers = {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': String(answer.headers['content-security-policy'] ?? ''),
      }
      text(answer).then(body => resolve(notStored({ status: 404, headers, body })), reject)
    })
    asking.on('timeout', () => asking.destroy(new Error('It took too long.')))
    asking.on('error', reject)
    asking.end()
  })

// What is not there today may be there tomorrow.
const notStored = (answer: Answer): Answer => ({
  ...answer,
  headers: { ...answer.headers, 'cache-control': 'private, no-store' },
})

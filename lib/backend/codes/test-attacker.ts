import 'server-only'
import { ApiError } from '#lib/contract/api-error.ts'
import { db } from '../db/pool.ts'
import { askCode } from './ask-code.ts'
import { signInByCode } from './sign-in-by-code.ts'

type Count = {
  found: number
  asked: number
  refused: Record<string, number>
  answers: Set<string>
  guesses: number
}

/**
 * For tests: somebody who asks for codes of these numbers from these networks and guesses as often as they are let,
 * always in the browser that asked.
 */
export async function attack(
  requests: number,
  target: (n: number) => { mobile: string; address: string },
  atOnce = 8,
): Promise<Count> {
  const count: Count = { found: 0, asked: 0, refused: {}, answers: new Set(), guesses: 0 }
  let next = 0
  const one = async () => {
    for (let n = next++; n < requests; n = next++) {
      const { mobile, address } = target(n)
      const browser = await askCode({ purpose: 'sign-in', mobile }, { address }).catch(error =>
        note(count, error),
      )
      if (!browser) continue
      count.asked++
      for (let guess = 0; guess < 8; guess++) {
        count.guesses++
        const typed = String(Math.floor(Math.random() * 1e6)).padStart(6, '0')
        const opened = await signInByCode(browser, typed).catch(error => note(count, error))
        if (opened) count.found++
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, one))
  return count
}

function note({ refused, answers }: Count, error: unknown): undefined {
  if (!(error instanceof ApiError)) throw error
  refused[error.key ?? ''] = (refused[error.key ?? ''] ?? 0) + 1
  answers.add(`${error.status} ${error.message}`)
}

export const triesCounted = async () =>
  (await db.one<{ most: number }>('select coalesce(max(tries), 0) as most from codes'))?.most ?? 0

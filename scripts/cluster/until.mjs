import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Waits until this is true (or anything else that counts as it), and returns it; after that many seconds it fails, or at once
 * with an error that is final.
 */
export const until = async (what, isSo, seconds = 60, everyMs = 50) => {
  let reason = ''
  for (const end = Date.now() + seconds * 1000; ; await sleep(everyMs)) {
    try {
      const answer = await isSo()
      if (answer) return answer
    } catch (error) {
      if (error.isFinal) throw error
      reason = `: ${error.message}`
    }
    if (Date.now() > end) throw new Error(`Not within ${seconds} seconds: ${what}${reason}`)
  }
}

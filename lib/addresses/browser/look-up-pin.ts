import { fingerUp } from '#lib/browser/finger-up.ts'
import type { PinAnswer } from '#lib/delivery/rules/pin-answer.ts'

/**
 * What the shop says of a PIN code of six digits; undefined where it cannot be asked: then the form does without. It adds
 * fields above the button, so it comes when no finger is down.
 */
export async function lookUpPin(pin: string): Promise<PinAnswer | undefined> {
  try {
    const response = await fetch(`/pin?pin=${pin}`)
    const answer = response.ok ? ((await response.json()) as PinAnswer) : undefined
    await fingerUp()
    return answer
  } catch {
    return undefined
  }
}

import type { PinAnswer } from '#lib/delivery/rules/pin-answer.ts'

/** What the shop says of a PIN code of six digits; undefined where it cannot be asked: then the form does without. */
export async function lookUpPin(pin: string): Promise<PinAnswer | undefined> {
  try {
    const response = await fetch(`/pin?pin=${pin}`)
    return response.ok ? ((await response.json()) as PinAnswer) : undefined
  } catch {
    return undefined
  }
}

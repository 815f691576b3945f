import 'server-only'
import { delivery } from '#lib/api/server/shop.ts'
import { isPinCode, pinCode } from '#lib/rules/pin-code.ts'
import { findPin } from '#lib/server/pins/find-pin.ts'
import { readDetails } from '#lib/shop/server/read-shop.ts'
import { type PinAnswer, pinAnswer } from '../rules/pin-answer.ts'

/** What the shop says of a PIN code as it was typed; undefined where nothing was. */
export async function answerPin(typed: string): Promise<PinAnswer | undefined> {
  const pin = pinCode(typed.slice(0, 40)).slice(0, 7)
  if (!typed.trim()) return undefined
  const offer = isPinCode(pin) ? await delivery.offer(pin) : undefined
  const { delivery: terms } = (await readDetails()).value
  return pinAnswer(pin, findPin(pin), offer, terms.freeAbove)
}

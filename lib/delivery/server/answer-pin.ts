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
  const found = findPin(pin)
  const free = (await readDetails()).value.delivery
  const told = offer && !(await mayGoTo(found)) ? { ...offer, served: false } : offer
  return pinAnswer(pin, found, told, free)
}

/** Whether the seller may send there; who knows no state of it, is told at the address. */
async function mayGoTo(found: ReturnType<typeof findPin>) {
  const states = new Set(found?.places.map(({ state }) => state))
  const serves = await Promise.all([...states].map(state => delivery.serves(state)))
  return serves.length === 0 || serves.includes(true)
}

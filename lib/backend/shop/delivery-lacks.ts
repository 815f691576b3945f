import 'server-only'
import { chargesInWords } from '#lib/delivery/rules/delivery-charges.ts'
import { lack } from '#messages/shop-check.ts'
import { deliveryCharges } from '../delivery/charges.ts'
import type { Lack } from './shop-lacks.ts'

/** Claims of shop.json about delivery and paying that the seller's own delivery.csv contradicts; none where there is no table. */
export async function deliveryLacks(settings: object): Promise<Lack[]> {
  const charges = await deliveryCharges()
  if (!charges) return []
  const said = Object.entries(settings).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return said.flatMap(([name, text]) => {
    const field = `settings.${name}`
    return [
      ...(charges.highest > 0 && FREE.test(text) && !CONDITION.test(text)
        ? [{ law: 18, at: 'delivery' as const, ...lack.notFree(field, text, chargesInWords(charges)) }]
        : []),
      ...(!charges.cod && AT_THE_DOOR.test(text)
        ? [{ law: 18, at: 'delivery' as const, ...lack.notAtTheDoor(field, text, charges.someCod) }]
        : []),
    ]
  })
}

const FREE =
  /\b(free|no[- ]charge|zero[- ]charge)\b[^|.]*\b(delivery|shipping)\b|\b(delivery|shipping)\b[^|.]*\bfree\b/i
const CONDITION = /\b(above|over|from|orders? of|on orders|at some|select(ed)?)\b/i
const AT_THE_DOOR = /\b(cash|pay\w*)\s+(on|at)\s+(delivery|the door)\b|\bCOD\b/i

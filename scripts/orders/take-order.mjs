import { linesOfCodes } from '#lib/backend/orders/lines-of-codes.ts'
import { HAND_FIELDS, takeByHand } from '#lib/backend/orders/take-by-hand.ts'
import { addressIsWrong } from '#messages/cli-returns.ts'
import { orderIsTaken, orderIsTakenBut } from '#messages/commands.ts'

const NOTHING = Object.fromEntries(HAND_FIELDS.map(name => [name, '']))

/** An order that was made on the phone or at the stall, as the desk takes it. */
export async function takeOrder({ things, correction, paid, utr, isAtStall }) {
  const lines = await linesOfCodes(things)
  if ('wrong' in lines) return fail(lines.wrong)
  const taken = isAtStall ? 'stall' : 'phone'
  const result = await takeByHand({ ...NOTHING, ...correction, taken, paid, utr }, lines)
  if (!('refused' in result)) {
    console.log(result.but ? orderIsTakenBut(result.id, result.but) : orderIsTaken(result.id))
    return 0
  }
  const fields = Object.entries(result.fields ?? {}).map(([name, wrong]) => addressIsWrong(name, wrong))
  return fail([result.refused, ...fields].filter(Boolean).join('\n'))
}

const fail = sentence => {
  console.error(sentence)
  return 1
}

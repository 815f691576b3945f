import { open, rename } from 'node:fs/promises'
import path from 'node:path'
import { csvHead, csvRow } from '#lib/backend/orders/orders-csv.ts'
import { sellerLines } from '#lib/backend/orders/seller-list.ts'
import { stepOrder } from '#lib/backend/orders/step-order.ts'
import { rupee } from '#lib/catalogue/price.ts'
import { STATUS_NAMES } from '#lib/checkout/order-state.ts'

/** The orders as a person reads them: each once, its lines below it. */
export async function listOrders(status, since) {
  let before
  for await (const line of allLines(status, since)) {
    if (line.id !== before) console.log(headOf(line))
    before = line.id
    const choice = [line.size, line.color].filter(Boolean).join(', ')
    console.log(`    ${line.units} × ${printable(line.product)}${choice ? ` (${printable(choice)})` : ''}`)
  }
  if (!before) console.log('No orders.')
  return 0
}

/** Whole or not at all: it appears under its name when it is finished. */
export async function exportOrders(name, status, since) {
  // npm starts a command in the project's folder, and says where it was called.
  const file = path.resolve(process.env.INIT_CWD ?? '.', name)
  const draft = `${file}.part`
  const out = await open(draft, 'w', 0o600)
  let lines = 0
  // The mark tells a spreadsheet that it is UTF-8.
  await out.write(`\ufeff${csvHead()}`)
  for await (const line of allLines(status, since)) {
    await out.write(csvRow(line))
    lines++
  }
  await out.close()
  await rename(draft, file)
  console.log(`${lines} order lines are in ${file}.`)
  return 0
}

export async function stepTo(step, names, parcel) {
  let refused = 0
  for (const name of names) {
    const id = asPrinted(name)
    const why = await stepOrder(id, step, parcel)
    if (why) refused++
    console[why ? 'error' : 'log'](why || `${id} is ${step}.`)
  }
  return refused ? 1 : 0
}

async function* allLines(status, since) {
  const span = { since, until: new Date() }
  for (let page = 0; ; page++) {
    const lines = await sellerLines(status, span, page)
    yield* lines
    if (lines.length === 0) return
  }
}

const headOf = ({ id, placed_at, status, mode, total, address, refund_state, courier, tracking_number }) =>
  [
    id,
    placed_at.toISOString().slice(0, 16).replace('T', ' '),
    STATUS_NAMES[status],
    mode,
    rupee(total / 100),
    printable(`${address.firstname} ${address.lastname}, ${address.city} ${address.pincode}`),
    courier && printable(`${courier} ${tracking_number}`),
    refund_state && `refund ${refund_state}`,
  ]
    .filter(Boolean)
    .join('  ')

/** A name from the internet does not get to move the cursor of the seller's terminal. */
const printable = text => text.replace(/[\p{Cc}\p{Cf}]/gu, ' ')

/** 7k3m9qxt2bhd4vra, as somebody reads it out, is 7K3M-9QXT-2BHD-4VRA. */
const asPrinted = name => {
  const signs = name.toUpperCase().replace(/[^0-9A-Z]/g, '')
  return signs.length === 16 ? signs.replace(/(.{4})(?=.)/g, '$1-') : name
}

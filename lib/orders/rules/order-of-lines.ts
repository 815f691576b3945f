import { reductionsOf } from '#lib/cart/rules/reductions.ts'
import { apiFields } from '#lib/contract/address-fields.ts'
import type { Order, OrderLine } from '#lib/contract/orders-schemas.ts'

/** The orders of these lines, in the order in which the host sends them. */
export function ordersOfLines(lines: readonly OrderLine[]): Order[] {
  const byId = new Map<string, OrderLine[]>()
  for (const line of lines) byId.set(line.CoOrderID, [...(byId.get(line.CoOrderID) ?? []), line])
  return [...byId].map(([id, own]) => orderOfLines(id, own))
}

function orderOfLines(id: string, lines: OrderLine[]): Order {
  const head = lines.find(line => line.CoOrder)?.CoOrder
  return head ? { ...head, CoOrderID: id, lines } : tellingOfItsLinesOnly(id, lines)
}

// A host that sends only lines gives neither an order's address nor its history, nor charges and discounts.
function tellingOfItsLinesOnly(id: string, lines: OrderLine[]): Order {
  const [first] = lines
  const subtotal = lines.reduce(
    (sum, line) => sum + (line.CoTotalPrice || line.StandardPrice * line.CoQuantity),
    0,
  )
  return {
    CoOrderID: id,
    CoOrderStatus: first?.CoOrderStatus ?? '',
    CoPaymentMode: first?.CoPaymentMode ?? '',
    lines,
    linesOnly: true,
    address: NO_ADDRESS,
    subtotal,
    delivery: 0,
    ...reductionsOf(() => 0),
    total: subtotal,
    placedAt: first?.CoPlacedAt ?? '',
    holdUntil: '',
    payable: first?.CoPayable ?? false,
    unheld: false,
    cancellable: first?.CoCancellable ?? true,
    refund: null,
    courier: '',
    trackingNumber: '',
    events: [],
  }
}

const NO_ADDRESS = { id: '', firstname: '', lastname: '', ...apiFields(() => '') }

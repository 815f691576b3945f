import 'server-only'
import type { OrderTold, ToldLine } from '#lib/orders/order-told.ts'
import type { Link, Row, Section } from './letter.ts'

/** What was ordered and what it came to. */
export const goodsSection = ({ lines, sums }: OrderTold): Section => ({
  title: 'What was ordered',
  rows: [
    ...lines.map(lineRow),
    ...sums.map(({ of, name, amount }) => ({ name, value: amount, strong: of === 'total' })),
  ],
})

const lineRow = ({ name, size, color, price, units, note, amount }: ToldLine): Row => ({
  name,
  under: [
    size !== 'N/A' && `Size: ${size}`,
    color && `Colour: ${color}`,
    price,
    `Quantity: ${units.toLocaleString('en-IN')}`,
    note,
  ]
    .filter(Boolean)
    .join(' · '),
  value: amount,
})

/** The whole of it, for its customer. */
export const orderSections = (told: OrderTold): Section[] => [
  goodsSection(told),
  { title: 'Payment', lines: [told.payment] },
  ...addressSection(told, 'Deliver to'),
]

export const addressSection = ({ to }: OrderTold, title: string, links: Link[] = []): Section[] =>
  to ? [{ title, lines: [to.name, to.lines, to.place, `Mobile: ${to.mobile}`], links }] : []

import 'server-only'
import type { LineText, OrderText } from '#lib/orders/rules/order-text.ts'
import {
  colourIs,
  deliverTo,
  mobileIs,
  optionIs,
  paymentLabel,
  quantityIs,
  sizeIs,
  whatWasOrdered,
} from '#messages/mails.ts'
import type { Link, Row, Section } from './mail-content.ts'
import { cleanText } from './typed-text.ts'

/** What was ordered and what it came to; for the seller with the code under which each lies on the shelf. */
export const goodsSection = ({ lines, sums }: OrderText, withCodes = false): Section => ({
  title: whatWasOrdered,
  rows: [
    ...lines.map(line => lineRow(line, withCodes)),
    ...sums.map(({ of, name, amount }) => ({ name, value: amount, strong: of === 'total' })),
  ],
})

const lineRow = (
  { name, asin, sku, size, color, options, promise, price, units, note, amount }: LineText,
  withCode: boolean,
): Row => ({
  name,
  under: [
    withCode && (sku || asin),
    ...(options.length > 0
      ? options.map(option => optionIs(option.name, option.value))
      : [size !== 'N/A' && sizeIs(size), color && colourIs(color)]),
    price,
    quantityIs(units.toLocaleString('en-IN')),
    note,
    promise,
  ]
    .filter(Boolean)
    .join(' · '),
  value: amount,
})

/** The whole of it, for its customer. */
export const orderSections = (told: OrderText): Section[] => [
  goodsSection(told),
  { title: paymentLabel, lines: [`${told.mode} · ${told.payment}`] },
  ...addressSection(told, deliverTo),
]

export const addressSection = ({ to }: OrderText, title: string, links: Link[] = []): Section[] =>
  to
    ? [
        {
          title,
          // Typed by the customer, whose own the mail's address need not be.
          lines: [...[to.name, to.lines, to.place].map(cleanText), mobileIs(to.mobile)],
          links,
        },
      ]
    : []

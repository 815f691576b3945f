import { locale } from '#messages/language.ts'
import 'server-only'
import type { LineText, OrderText } from '#lib/orders/rules/order-text.ts'
import { billLabel } from '#messages/bills.ts'
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
import { cleanTypedText } from './clean-typed-text.ts'
import type { Link, Row, Section } from './mail-content.ts'

/** The lines and sums of an order; for the seller with the product codes. */
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
      : [size && sizeIs(size), color && colourIs(color)]),
    price,
    quantityIs(units.toLocaleString(locale)),
    note,
    promise,
  ]
    .filter(Boolean)
    .join(' · '),
  value: amount,
})

/** Its bill and what was taken back of it; their pages have the PDF. */
export const billSection = ({ bills }: OrderText, siteUrl: string): Section[] =>
  bills.length > 0
    ? [{ title: billLabel, links: bills.map(({ name, path }) => ({ label: name, href: siteUrl + path })) }]
    : []

/** The complete order, for its customer. */
export const orderSections = (order: OrderText): Section[] => [
  goodsSection(order),
  { title: paymentLabel, lines: [`${order.mode} · ${order.payment}`] },
  ...addressSection(order, deliverTo),
]

export const addressSection = ({ to, promised }: OrderText, title: string, links: Link[] = []): Section[] =>
  to
    ? [
        {
          title,
          // Typed by the customer, who need not own the mail's address.
          lines: [
            ...(promised ? [promised] : []),
            ...[to.name, to.lines, to.place].map(cleanTypedText),
            mobileIs(to.mobile),
          ],
          links,
        },
      ]
    : []

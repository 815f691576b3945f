import { renderToStaticMarkup } from 'react-dom/server'
import { render } from '#lib/backend/mail/mail-content.ts'
import { newOrderLetter } from '#lib/backend/mail/templates/new-order-for-seller.ts'
import { cancelledLetter } from '#lib/backend/mail/templates/order-cancelled.ts'
import { placedLetter } from '#lib/backend/mail/templates/order-placed.ts'
import { shippedLetter } from '#lib/backend/mail/templates/order-shipped.ts'
import type { OrderDetails } from '#lib/backend/orders/order-details.ts'
import { orderOf } from '#lib/backend/orders/order-of.ts'
import { orderSheet } from '#lib/backend/orders/order-sheet.ts'
import { csvHead, csvRow } from '#lib/backend/orders/orders-csv.ts'
import { chosenLike, orderOfChosen, testOrder } from '#lib/backend/orders/test-order.ts'
import { anyPrice, missingToTotal, readRupees, seeded } from '#lib/cart/rules/test-sums.ts'
import { orderText } from '#lib/orders/rules/order-text.ts'
import { CancelLines } from './cancel-lines.tsx'
import { Confirmed } from './confirmed.tsx'
import { OrderCard } from './order-card.tsx'

const paper = { shop: 'Narmada Haat', siteUrl: 'https://haat.example', accent: '#000', ink: '#fff' }
type Printed = { lines: string[]; rows: { of: string; amount: string }[] }

/** An order as a page prints it. */
const onPage = (html: string): Printed => ({
  lines: [...html.matchAll(/<p class="price font-medium">([^<]+)</g)].map(([, amount]) => amount ?? ''),
  rows: [...html.matchAll(/<dd class="sum-(\w+)[^>]*>([^<]+)</g)].map(([, of = '', amount = '']) => ({
    of,
    amount,
  })),
})

const NAMES: Record<string, string> = {
  Subtotal: 'subtotal',
  Delivery: 'delivery',
  'Online payment discount': 'discount',
  Discount: 'discount',
  Coupon: 'coupon',
  'Offer: 2 for ₹249': 'offer',
  Rounding: 'rounding',
  Total: 'total',
}

/** A mail or a sheet: lines end with their amount, sums begin with their name. */
const inText = (text: string, isLine: RegExp): Printed => {
  const printed: Printed = { lines: [], rows: [] }
  for (const each of text.split('\n')) {
    const [, name = '', amount = ''] = /^([^:]+(?:: 2 for ₹249)?): (−?₹[\d,]*\d|Free)/.exec(each) ?? []
    const line = isLine.exec(each)?.[1]
    if (NAMES[name]) printed.rows.push({ of: NAMES[name], amount })
    else if (line) printed.lines.push(line)
  }
  return printed
}

const letters = (row: OrderDetails) => {
  const order = orderOf(row)
  const mail = { name: 'Asha', orderId: row.id, courier: 'India Post', number: 'EM1', refund: '' }
  return [
    placedLetter('Asha', order, paper),
    newOrderLetter('Asha', order, paper),
    shippedLetter(mail, order, paper),
    cancelledLetter(mail, order, paper),
  ].map(letter => render(letter, paper))
}

const everywhere = (row: OrderDetails): Record<string, Printed> => {
  const order = orderOf(row)
  const sheet = orderSheet(row)
    .map(([name, text]) => (name ? `${name}: ${text}` : text))
    .join('\n')
  return {
    card: onPage(renderToStaticMarkup(<OrderCard order={order} />)),
    confirmation: onPage(renderToStaticMarkup(<Confirmed order={order} />)),
    ...Object.fromEntries(
      letters(row).map(({ text }, n) => [`mail ${n}`, inText(text, /^ {2}.*: (₹[\d,]+)$/)]),
    ),
    sheet: inText(sheet, /(₹[\d,]+) {2}\(/),
  }
}

const anyOrder = (random: () => number) =>
  orderOfChosen(
    Array.from({ length: random() < 0.4 ? 1 : 1 + Math.floor(random() * 50) }, () =>
      withCoupon(random, {
        name: random() < 0.3 ? 'HOLI T-SHIRT' : 'Stole',
        price: anyPrice(random),
        delivery: random() < 0.3 ? 0 : anyPrice(random) % 100,
        units: random() < 0.5 ? 2 : 1 + Math.floor(random() * 999),
      }),
    ),
    random() < 0.5 ? 'COD' : 'ONLINE',
    Math.floor(random() * 91),
  )

/** Every other line has a part of a coupon. */
const withCoupon = (random: () => number, given: Parameters<typeof chosenLike>[0]) => {
  const line = chosenLike(given)
  const value = line.product.price * line.unit
  const isFor = random() < 0.5 && line.product.name !== 'HOLI T-SHIRT'
  return { ...line, couponOff: isFor ? 100 * Math.floor((random() * value) / 100) : 0 }
}

test('for random orders each place prints rows that add up to the charged total, and all print the same', () => {
  const random = seeded(5)
  for (let n = 0; n < 30; n++) {
    const row = anyOrder(random)
    const places = Object.entries(everywhere(row))
    for (const [place, { lines, rows }] of places) {
      expect([n, place, lines.length]).toEqual([n, place, row.lines.length])
      expect([n, place, missingToTotal(lines, rows)]).toEqual([n, place, 0])
      expect([place, readRupees(rows.at(-1)?.amount ?? '')]).toEqual([place, row.total / 100])
      expect([place, lines, rows]).toEqual([place, places[0]?.[1].lines, places[0]?.[1].rows])
    }
  }
})

test('for random orders the totals of the cancellation form add up, and with the savings they are the standard price', () => {
  const random = seeded(21)
  for (let n = 0; n < 25; n++) {
    const row = anyOrder(random)
    const html = renderToStaticMarkup(<CancelLines order={orderOf(row)} />)
    const amounts = (name: string) =>
      [...html.matchAll(new RegExp(`<dt>${name}</dt><dd[^>]*>([^<]+)`, 'g'))].map(([, text]) => text ?? '')
    const [totals, standard, saved] = ['Total', 'Standard price', 'You saved'].map(amounts)
    expect([n, missingToTotal(totals ?? [], onPage(html).rows)]).toEqual([n, 0])
    for (const [index, { units }] of row.lines.entries())
      expect(readRupees(totals?.[index] ?? '') + readRupees(saved?.[index] ?? '')).toBe(
        Math.max(readRupees(standard?.[index] ?? '') * units, readRupees(totals?.[index] ?? '')),
      )
  }
})

test('for random orders the seller’s table adds up to the paisa', () => {
  const random = seeded(8)
  const cellsOf = (line: string) => line.trim().split(',')
  const head = cellsOf(csvHead())
  for (let n = 0; n < 100; n++) {
    const row = anyOrder(random)
    const cells = row.lines.map(line =>
      cellsOf(csvRow({ ...line, ...row, product: line.name, line_total: line.total, refund_state: '' })),
    )
    const paise = (line: string[] | undefined, name: string) =>
      Math.round(Number(line?.[head.indexOf(name)]) * 100)
    const of = (name: string) => paise(cells[0], name)
    const products = cells.reduce((sum, line) => sum + paise(line, 'line total'), 0)
    expect(
      products + of('order delivery') - of('order coupon') - of('order discount') + of('order rounding'),
    ).toBe(of('order total'))
    expect(of('order total')).toBe(row.total)
  }
})

test('a rounded unit price says so, and one that was not rounded times its units is its amount', () => {
  const random = seeded(13)
  for (let n = 0; n < 100; n++)
    for (const line of orderText(orderOf(anyOrder(random))).lines)
      if (!line.note) expect(readRupees(line.price) * line.units).toBe(readRupees(line.amount))
})

const shirts = [chosenLike({ name: 'HOLI T-SHIRT', price: 199, delivery: 50, units: 2, size: 'M' })]

test('an order under the offer shows the shirts’ price, the discount, and that delivery is free', () => {
  const { lines, sums } = orderText(orderOf(orderOfChosen(shirts, 'ONLINE', 10)))
  expect(lines[0]).toMatchObject({ price: '₹199', units: 2, amount: '₹398', note: '' })
  expect(sums.map(({ name, amount }) => `${name} ${amount}`)).toEqual([
    'Offer: 2 for ₹249 −₹149',
    'Subtotal ₹249',
    'Delivery Free',
    'Online payment discount −₹25',
    'Total ₹224',
  ])
})

test('an order stored before the shirts’ price existed is shown as charged', () => {
  const before = orderOfChosen(shirts, 'COD', 0)
  const stored = { ...before, lines: before.lines.map(line => ({ ...line, price: 12_450 })) }
  const { lines, sums } = orderText(orderOf(stored))
  expect(lines[0]).toMatchObject({ amount: '₹249', note: 'the price of one is rounded' })
  expect(sums.map(({ of }) => of)).toEqual(['subtotal', 'delivery', 'total'])
  for (const [place, { lines, rows }] of Object.entries(everywhere(stored)))
    expect([place, missingToTotal(lines, rows)]).toEqual([place, 0])
})

test.each<[string, Partial<OrderDetails>, string]>([
  ['COD', {}, '₹880 to pay at the door'],
  ['COD and delivered', { status: 'delivered' }, '₹880 paid at the door'],
  ['COD and cancelled', { status: 'cancelled' }, 'Nothing to pay'],
  ['online and unpaid', { mode: 'ONLINE', status: 'awaiting' }, '₹880 to pay online, not paid yet'],
  ['online and never paid', { mode: 'ONLINE', status: 'expired' }, 'Nothing was paid'],
  [
    'online and paid',
    { mode: 'ONLINE', events: [{ kind: 'paid', at: '2026-11-21T20:00:00Z', note: '' }] },
    '₹880 paid online',
  ],
  [
    'online and paid for practice',
    { mode: 'ONLINE', events: [{ kind: 'paid', at: '2026-11-21T20:00:00Z', note: 'Test payment' }] },
    '₹880 paid online (Test payment)',
  ],
])('of an order %s the page says how it is paid', (_, more, words) => {
  const html = renderToStaticMarkup(<OrderCard order={orderOf(testOrder(more))} />)
  expect(html).toContain(`Payment: ${more.mode ?? 'COD'} · ${words}</p>`)
})

test('for an unknown state the page does not say whether it is paid, except for delivered items', () => {
  const zebra = { ...orderOf(testOrder()), CoOrderStatus: 'Zebra' }
  expect(orderText(zebra).payment).toBe('₹880 at the door')
  const events = [{ kind: 'delivered' as const, at: '2026-11-21T20:00:00Z', note: '' }]
  expect(orderText({ ...zebra, events }).payment).toBe('₹880 paid at the door')
})

test('each place shows the address: name, street, locality, city, state, pincode and mobile', () => {
  const row = testOrder()
  const texts = [
    renderToStaticMarkup(<OrderCard order={orderOf(row)} />),
    renderToStaticMarkup(<Confirmed order={orderOf(row)} />),
    ...letters(row)
      .slice(0, 3)
      .flatMap(({ text, html }) => [text, html]),
    orderSheet(row).flat().join('\n'),
  ]
  const parts = [
    'Asha Verma',
    '14 Ghat Road',
    'Maheshwar',
    'Khargone',
    '451224',
    'Madhya Pradesh',
    '9876543210',
  ]
  for (const text of texts) for (const part of parts) expect(text).toContain(part)
})

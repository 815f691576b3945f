import { orderOf } from '../../orders/order-of.ts'
import { chosenLike, orderOfChosen, testOrder } from '../../orders/test-order.ts'
import { render } from '../mail-content.ts'
import { newOrderLetter } from './new-order-for-seller.ts'
import { cancelledLetter } from './order-cancelled.ts'
import { placedLetter } from './order-placed.ts'
import { shippedLetter } from './order-shipped.ts'

const paper = { shop: 'Narmada Haat', siteUrl: 'https://haat.example', accent: '#000', ink: '#fff' }
const order = orderOf(testOrder())
const payload = { name: 'Asha', orderId: order.CoOrderID }

test('a customer who cancelled reads what was cancelled; one who did not reads the shop’s reason and the refund', () => {
  const own = cancelledLetter({ ...payload, refund: '' }, order, paper).paragraphs
  expect(own[0]).toBe('Your order 7K3M-9QXT-2BHD-4VRA is cancelled.')
  const shops = cancelledLetter({ ...payload, refund: '₹880', reason: 'It broke.' }, order, paper).paragraphs
  expect(shops[0]).toBe('The shop has cancelled your order 7K3M-9QXT-2BHD-4VRA. The reason: It broke.')
  expect(shops[1]).toContain('We are giving ₹880 back to you')
})

test('a corrected tracking number says that the one before was wrong', () => {
  const parcel = { courier: 'India Post', number: 'EM222' }
  expect(shippedLetter({ ...payload, ...parcel }, order, paper).paragraphs[0]).toContain(
    'handed to the courier',
  )
  const again = shippedLetter({ ...payload, ...parcel, corrected: true }, order, paper)
  expect(again.paragraphs[0]).toContain('What we wrote before was wrong')
  expect(again.rows).toContainEqual(['Tracking number', 'EM222'])
})

test('the customer’s mail shows the order as plain text', () => {
  expect(render(placedLetter('Asha', order, paper), paper).text).toContain(
    [
      'WHAT WAS ORDERED',
      'Stole',
      '  ₹400 · Quantity: 2: ₹800',
      'Subtotal: ₹800',
      'Delivery: ₹80',
      'Total: ₹880',
      '',
      'PAYMENT',
      'COD · ₹880 to pay at the door',
      '',
      'DELIVER TO',
      'Asha Verma',
      '14 Ghat Road, Maheshwar',
      'Khargone, Madhya Pradesh – 451224, India',
      'Mobile: 9876543210',
    ].join('\n'),
  )
})

const { text, html } = render(newOrderLetter('Asha Verma', order, paper), paper)

test('the seller reads the amount to collect, has links to call, chat and write, and reads the next step', () => {
  expect(text).toContain('Asha Verma has ordered. Collect ₹880 at the door.')
  expect(text).toContain('COD · ₹880 to pay at the door')
  expect(text).toContain('A-2 · ₹400 · Quantity: 2: ₹800')
  for (const address of [
    'tel:+919876543210',
    'https://wa.me/919876543210',
    'mailto:asha@example.in?subject=Your%20order%207K3M-9QXT-2BHD-4VRA',
  ]) {
    expect(html).toContain(`href="${address}"`)
    expect(text).toContain(address)
  }
  expect(text).toContain('Hand it to a courier who collects the amount at the door')
  expect(text).toContain('npm run orders -- shipped 7K3M-9QXT-2BHD-4VRA --courier "NAME" --number NUMBER')
})

test('for a paid order the seller reads that nothing is collected, for a cancelled one not to send it', () => {
  const paid = { kind: 'paid' as const, at: '2026-11-21T20:00:00Z', note: '' }
  const online = orderOf(testOrder({ mode: 'ONLINE', events: [paid] }))
  const paidMail = render(newOrderLetter('Asha Verma', online, paper), paper).text
  expect(paidMail).toContain('It is paid: collect nothing.')
  expect(paidMail).toContain('ONLINE · ₹880 paid online')
  expect(paidMail).toContain('It is paid: nobody collects anything.')
  const gone = orderOf(testOrder({ status: 'cancelled', events: [{ ...paid, kind: 'cancelled' }] }))
  const late = render(newOrderLetter('Asha Verma', gone, paper), paper).text
  expect(late).toContain('It is cancelled by now: do not send it.')
  expect(late).not.toContain('npm run')
})

test('an invalid number is no link, and typed text writes no HTML', () => {
  const odd = orderOf(
    testOrder({
      address: { ...order.address, mobileno: '"><a href=x>', firstname: '<b>Asha</b>', emailid: '' },
    }),
  )
  const { html } = render(newOrderLetter('<i>Asha</i>', odd, paper), paper)
  for (const bad of ['<b>', '<i>', 'tel:', 'wa.me', 'href=x>', 'mailto:']) expect(html).not.toContain(bad)
})

test('fifty lines of long names, the highest price and the longest address are all in the mail, and may break', () => {
  const word = 'W'.repeat(60)
  const names = [word, `${'चन्देरी '.repeat(25)}साड़ी`, 'n'.repeat(200)]
  const lines = Array.from({ length: 50 }, (_, n) =>
    chosenLike({ name: `${names[n % 3]} ${n}`, price: n ? 99_99_999 : 0, units: 999 }),
  )
  const address = { ...order.address, address1: 'a'.repeat(200), address2: word, city: 'c'.repeat(100) }
  const big = orderOf(orderOfChosen(lines, 'ONLINE', 90, { address }))
  for (const letter of [newOrderLetter('Asha', big, paper), placedLetter('Asha', big, paper)]) {
    const { text, html } = render(letter, paper)
    for (let n = 0; n < 50; n++)
      for (const payload of [text, html]) expect(payload).toContain(`${names[n % 3]} ${n}`)
    expect(text).toContain('₹0 · Quantity: 999: ₹0')
    expect(text).toContain('₹99,99,999 · Quantity: 999: ₹9,98,99,99,001')
    expect(text).toContain('Online payment discount: −₹')
    // Every cell and paragraph with typed text lets it break.
    const unbroken = [...html.matchAll(/<(?:td|p) [^>]*style="([^"]*)"[^>]*>([^<]*)/g)].filter(
      ([, style = '', words = '']) => /\S{41,}/.test(words) && !style.includes('word-break'),
    )
    expect(unbroken).toEqual([])
  }
})

test('nobody can put a link into an order’s mails through its address', () => {
  const typed = 'Win at https://evil.example/x'
  const address = {
    ...order.address,
    firstname: typed,
    address1: typed,
    address2: 'www.evil.example',
    city: typed,
  }
  const hostile = { ...order, address }
  for (const letter of [
    placedLetter('Asha', hostile, paper),
    newOrderLetter('Asha', hostile, paper),
    shippedLetter({ ...payload, courier: 'India Post', number: 'EM222' }, hostile, paper),
  ]) {
    const mail = render(letter, paper)
    expect(mail.text).toContain('Win at https')
    for (const body of [mail.text, mail.html]) expect(body).not.toMatch(/evil\.example|:\/\/evil/)
  }
})

test('Law 20: the mail of the parcel links its bill', () => {
  const bills = [
    { kind: 'tax-invoice' as const, number: 'NH/26-27/000123', path: '/bill/abcdefghijklmnopqrstuv' },
  ]
  const parcel = { courier: 'India Post', number: 'EM1' }
  const { text, html } = render(
    shippedLetter({ ...payload, ...parcel }, { ...order, bills, includedTax: 41.9 }, paper),
    paper,
  )
  expect(text).toContain('Tax invoice NH/26-27/000123')
  expect(text).toContain('including GST: ₹42')
  expect(html).toContain('href="https://haat.example/bill/abcdefghijklmnopqrstuv"')
})

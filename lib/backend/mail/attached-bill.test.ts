import { billPdf } from '../bills/bill-pdf.ts'
import { findBill } from '../bills/find-bill.ts'
import { setSeller } from '../bills/test-seller.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { stepOrder } from '../orders/step-order.ts'
import { newBuyer, order } from '../orders/test-orders.ts'
import { exchangeReturn } from '../returns/end-return.ts'
import { acceptReturnRequest, receiveReturn } from '../returns/step-return.ts'
import { ask, delivered } from '../returns/test-returns.ts'
import { addProduct } from '../test-product.ts'
import { attachedBill } from './attached-bill.ts'
import { startMailer } from './mailer.ts'
import { returnNews } from './templates/return-news.ts'
import type { MailTransport } from './transport.ts'

withTestDatabase()

const shipped = async () => {
  const { coorderid: id } = await order(await newBuyer(), 'COD', [{ id: 1 }])
  await stepOrder(id, 'shipped', { courier: 'India Post', number: 'EM1' })
  return id
}

beforeAll(async () => {
  await addProduct({ id: 1, name: 'Stole', sizes: { NA: 100 }, price: 799, delivery: 40 })
  await setSeller()
})

type Sent = Parameters<MailTransport['send']>[0]
const sendAll = async () => {
  const sent: Sent[] = []
  const mailer = startMailer({
    pollMs: 10,
    post: { send: async parcel => void sent.push(parcel), close: () => {} },
  })
  while (!sent.some(({ subject }) => subject.includes('on its way')))
    await new Promise(next => setTimeout(next, 20))
  await mailer.stop()
  return sent
}

test('Law 20: the mail of the parcel carries its bill as it was issued, the same bytes as its page', async () => {
  await shipped()
  const mails = await sendAll()
  const [parcel] = mails.filter(({ attachments }) => attachments)
  expect(mails.filter(({ attachments }) => attachments)).toHaveLength(1)
  const [file] = parcel?.attachments ?? []
  expect(file?.filename).toMatch(/^NH-\d\d-\d\d-\d{6}\.pdf$/)
  expect(parcel?.text).toContain('Your bill is attached')
  const number = file?.filename.slice(0, -4).replace(/^(\w+)-(\d\d-\d\d)-/, '$1/$2/') ?? ''
  await setSeller({ seller: { legalName: 'Another name by now' } })
  const bill = await findBill(number)
  expect(bill && file?.content.equals(await billPdf(bill))).toBe(true)
})

test('a bill that is too large or cannot be drawn is left to its link, and the mail goes out', async () => {
  const id = await shipped()
  expect(await attachedBill(id, '', async () => Buffer.alloc(2_000_001))).toBeUndefined()
  const said = jest.spyOn(console, 'error').mockImplementation(() => {})
  expect(await attachedBill(id, '', () => Promise.reject(new Error('no font')))).toBeUndefined()
  expect(said).toHaveBeenCalledTimes(1)
  said.mockRestore()
  expect(await attachedBill('NO-SUCH')).toBeUndefined()
})

test('the mail of an exchange carries its own bill', async () => {
  const buyer = await newBuyer()
  const id = await delivered(buyer, [{ id: 1 }])
  const number = await ask(buyer, id, { wish: 'exchange', lines: [{ place: 0, units: 1, instead: '' }] })
  for (const step of [acceptReturnRequest, receiveReturn]) await step(number)
  await exchangeReturn(number, { courier: 'DTDC', number: 'D2' }, true)
  const payload = { name: 'Asha', orderId: id, what: 'exchanged' as const, number }
  const paper = { shop: 'Narmada', siteUrl: 'https://haat.example', accent: '#000', ink: '#fff' }
  const { attachments } = await returnNews(payload, paper)
  expect(attachments).toHaveLength(1)
  expect(attachments?.[0]?.filename).not.toBe((await attachedBill(id))?.filename)
})

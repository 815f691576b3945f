import { db } from '#lib/backend/db/pool.ts'
import { withTestDatabase } from '#lib/backend/db/test-database.ts'
import { orderAddress } from '#lib/backend/mail/phone/order-address.ts'
import { newBuyer, order } from '#lib/backend/orders/test-orders.ts'
import { addProduct } from '#lib/backend/test-product.ts'
import { runCommand } from '../test-command.ts'

const database = withTestDatabase()

const run = (command: string, args: readonly string[], more: Record<string, string> = {}) =>
  runCommand(command, args, { DATABASE_URL: database.url, PRACTICE_PHONE: 'no', ...more })
const messages = (...args: string[]) => run('messages', args)

test('without a provider a message waits for the seller with its text and link, in both commands, until it is done', async () => {
  expect(await messages('list')).toEqual({ code: 0, output: 'No message waits for you.\n' })
  await addProduct({ id: 1, price: 400 })
  const buyer = await newBuyer()
  const { coorderid } = await order(buyer, 'COD', [{ id: 1 }])
  // The shop of this test has a practice phone, the commands have none.
  await db.run(
    `update outbox set channel = 'by-hand', sent_at = null, due_at = 'infinity' where channel = 'practice'`,
  )
  const row = await db.one<{ id: number; recipient: string }>(
    `select id::int, recipient from outbox where channel = 'by-hand'`,
  )
  const text = `Your order ${coorderid} at localhost:3000 is placed: ₹440, to pay at the door. See it at ${await orderAddress(coorderid)} at any time.`
  const link = `https://wa.me/91${row?.recipient}?text=${encodeURIComponent(text)}`
  const listed = await messages('list')
  expect(listed.output).toMatch(
    new RegExp(`^${row?.id}  .*${coorderid}  \\+91 ${row?.recipient}  by hand, for you to send`),
  )
  for (const words of [text, link]) expect(listed.output).toContain(words)
  const shown = await run('orders', ['show', coorderid])
  for (const words of ['orderPlaced, by hand, for you to send', text, link])
    expect(shown.output).toContain(words)
  expect(await messages('done', String(row?.id), '999')).toEqual({
    code: 1,
    output: `Message ${row?.id} is sent.\nThere is no message 999 that waits for you.\n`,
  })
  expect((await run('orders', ['show', coorderid])).output).toContain('by hand, sent by you')
  expect(await messages('list')).toMatchObject({ output: 'No message waits for you.\n' })
})

test('a number is stopped and started in any notation, and the templates are shown with their names', async () => {
  expect((await messages('stop', '+91 98765 43210')).output).toContain('9876543210 gets no more messages')
  expect(await db.query('select mobile, stopped from message_stops')).toEqual([
    { mobile: '9876543210', stopped: true },
  ])
  expect((await messages('start', '09876543210')).output).toContain('9876543210 gets messages again')
  const { output, code } = await messages('templates')
  expect(code).toBe(0)
  expect(output).toContain('orderPlaced\n  Your order {{1}} at {{2}} is placed')
  expect(output).toContain('sms: not named in messages.json')
})

test.each([
  [[], 'What is to be done is missing.'],
  [['send'], 'There is no "send" for messages.'],
  [['done'], 'The number of the message is missing'],
  [['done', 'x'], '"x" is not the number of a message.'],
  [['stop'], 'The mobile number is missing.'],
  [['stop', '12345'], '"12345" is not an Indian mobile number.'],
  [['list', 'x'], '"x" is one word too many.'],
])('%j is refused with the reason', async (args, wrong) => {
  expect(await messages(...args)).toMatchObject({ code: 2, output: expect.stringContaining(wrong) })
})

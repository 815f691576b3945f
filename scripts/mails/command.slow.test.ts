import { db } from '#lib/backend/db/pool.ts'
import { withTestDatabase } from '#lib/backend/db/test-database.ts'
import { queueMail } from '#lib/backend/mail/queue-mail.ts'
import { runCommand } from '../test-command.ts'

const database = withTestDatabase()

const mails = (...args: string[]) => runCommand('mails', args, { DATABASE_URL: database.url })

const failed = async (to: string) => {
  await queueMail(db, { key: to, to, template: 'welcome', payload: { name: 'Asha' } })
  await db.run(
    `update outbox set attempts = 12, last_error = 'connect ECONNREFUSED', given_up_at = now(),
            payload = payload || '{"orderId": "7K3M-9QXT-2BHD-4VRA"}' where key = $1`,
    [to],
  )
  return (await db.one<{ id: number }>('select id from outbox where key = $1', [to]))?.id
}

test('unsent mails are listed with recipient and order, and are due again on request', async () => {
  expect(await mails('list')).toEqual({ code: 0, output: 'Every mail was sent.\n' })
  const [first, second] = [await failed('a@example.in'), await failed('b@example.in')]
  const { output } = await mails('list')
  expect(output).toMatch(
    new RegExp(`${first}  .*welcome of 7K3M-9QXT-2BHD-4VRA  a@example.in  tried 12 times  given up  connect`),
  )
  expect(await mails('resend', String(first))).toEqual({
    code: 0,
    output: '1 mail is sent as soon as the shop runs.\n',
  })
  const due = () =>
    db.query('select id from outbox where given_up_at is null and due_at <= now() and attempts = 0')
  expect(await due()).toEqual([{ id: first }])
  expect(await mails('resend', '999')).toMatchObject({ code: 1 })
  expect(await mails('resend', 'all')).toMatchObject({ code: 0 })
  expect(await due()).toHaveLength(2)
  await db.run('update outbox set sent_at = now() where id = $1', [second])
  expect(await mails('resend', String(second))).toEqual({
    code: 1,
    output: `There is no mail ${second} that could not be sent.\n`,
  })
})

test.each([
  [[], 'What is to be done is missing.'],
  [['send', '1'], 'There is no "send" for mails.'],
  [['resend'], 'The number of the mail is missing'],
  [['resend', '1;drop'], '"1;drop" is not the number of a mail.'],
  [['resend', '1', 'all'], '"all" is not the number of a mail.'],
  [['list', 'x'], '"x" is one word too many.'],
])('%j is refused with the reason', async (args, wrong) => {
  expect(await mails(...args)).toMatchObject({ code: 2, output: expect.stringContaining(wrong) })
})

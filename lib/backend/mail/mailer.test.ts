import { once } from 'node:events'
import { readdir, readFile, stat, utimes } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { embeddedShop } from '#lib/api/server/embedded-shop.ts'
import { env } from '#lib/server/settings/env.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { transaction } from '../db/transaction.ts'
import { handlers } from '../index.ts'
import { render } from './mail-content.ts'
import { startMailer } from './mailer.ts'
import { queueMail } from './queue-mail.ts'
import { fileTransport, smtpTransport } from './transport.ts'

withTestDatabase()

const shop = embeddedShop(handlers)
const asha = {
  firstname: 'Asha',
  lastname: 'Verma',
  email: 'asha@example.in',
  mobileno: '9876543210',
  password: 'Narmada1',
}
const welcome = (key: string, to: string) => ({
  key,
  to,
  template: 'welcome' as const,
  payload: { name: 'Asha' },
})

type Refusal = { code: number; text: string }
/** A mail server on loopback that stores mails, and refuses them as long as it is told to. */
async function mailServer(refuse: (to: string) => Refusal | undefined = () => undefined) {
  const received: { to: string; raw: string }[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _, done) => {
      const refusal = refuse(address)
      done(refusal ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : null)
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', chunk => chunks.push(chunk))
      stream.on('end', () => {
        received.push({
          to: session.envelope.rcptTo[0]?.address ?? '',
          raw: Buffer.concat(chunks).toString(),
        })
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    received,
    post: () => smtpTransport(`smtp://127.0.0.1:${port}`),
    close: () => new Promise<void>(closed => server.close(closed)),
  }
}

const until = async (condition: () => boolean | Promise<boolean>) => {
  const end = Date.now() + 10_000
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('It did not come to pass.')
    await sleep(20)
  }
}
const outbox = () =>
  db.query<{ key: string; attempts: number; sent: boolean; given_up: boolean }>(
    'select key, attempts, sent_at is not null as sent, given_up_at is not null as given_up from outbox order by id',
  )
const quick = { pollMs: 10, backOffMs: () => 30 }

beforeEach(async () => {
  await db.run('delete from outbox')
  jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  jest.restoreAllMocks()
})

test('a mail is queued in the transaction of its cause, once by its key', async () => {
  await expect(
    transaction(async tx => {
      await queueMail(tx, welcome('undone', 'a@example.in'))
      throw new Error('the deed failed')
    }),
  ).rejects.toThrow('the deed failed')
  await queueMail(db, welcome('done', 'a@example.in'))
  await queueMail(db, welcome('done', 'a@example.in'))
  expect(await outbox()).toMatchObject([{ key: 'done' }])
})

test('two instances send twenty mails once each', async () => {
  const server = await mailServer()
  for (let i = 0; i < 20; i++) await queueMail(db, welcome(`mail-${i}`, `to${i}@example.in`))
  const mailers = [1, 2].map(() => startMailer({ ...quick, post: server.post() }))
  await until(async () => (await outbox()).every(({ sent }) => sent))
  await Promise.all(mailers.map(mailer => mailer.stop()))
  expect(server.received.map(({ to }) => to).sort()).toEqual(
    Array.from({ length: 20 }, (_, i) => `to${i}@example.in`).sort(),
  )
  await server.close()
})

test('a mail taken by an instance that died is sent when its lease expires', async () => {
  const server = await mailServer()
  await queueMail(db, welcome('orphan', 'a@example.in'))
  await db.run(`update outbox set leased_until = now() + interval '300 milliseconds', attempts = 1`)
  const mailer = startMailer({ ...quick, post: server.post() })
  await sleep(150)
  expect(server.received).toHaveLength(0)
  await until(() => server.received.length === 1)
  await mailer.stop()
  await server.close()
})

test('a busy server is tried again later; an unknown recipient is not', async () => {
  let tries = 0
  const server = await mailServer(to => {
    if (to === 'gone@example.in') return { code: 550, text: 'No such user' }
    return ++tries < 3 ? { code: 451, text: 'Try later' } : undefined
  })
  await queueMail(db, welcome('busy', 'busy@example.in'))
  await queueMail(db, welcome('gone', 'gone@example.in'))
  await db.run(
    `update outbox set payload = payload || '{"orderId": "7K3M-9QXT-2BHD-4VRA"}' where key = 'busy'`,
  )
  const mailer = startMailer({ ...quick, post: server.post() })
  await until(async () => (await outbox()).every(mail => mail.sent || mail.given_up))
  await mailer.stop()
  await server.close()
  expect(await outbox()).toEqual([
    { key: 'busy', attempts: 3, sent: true, given_up: false },
    { key: 'gone', attempts: 1, sent: false, given_up: true },
  ])
  const logged = jest.mocked(console.error).mock.calls.map(words => words.join(' '))
  const ofBusy = /\(welcome, order 7K3M-9QXT-2BHD-4VRA\) to b…@example\.in was not sent: /
  expect(logged.filter(line => ofBusy.test(line))).toHaveLength(2)
  expect(
    logged.filter(line => /\(welcome\) to g…@example\.in .*given up: npm run mails -- resend \d+/.test(line)),
  ).toHaveLength(1)
  expect(logged.join()).not.toMatch(/busy@|gone@/)
  expect(server.received.map(({ to }) => to)).toEqual(['busy@example.in'])
})

test('without a reachable mail server the mail waits, and is sent when there is one', async () => {
  const server = await mailServer()
  const post = server.post()
  await server.close()
  await queueMail(db, welcome('early', 'a@example.in'))
  const mailer = startMailer({ ...quick, post })
  await until(async () => ((await outbox())[0]?.attempts ?? 0) >= 2)
  await mailer.stop()
  const later = await mailServer()
  const next = startMailer({ ...quick, post: later.post() })
  await until(() => later.received.length === 1)
  await next.stop()
  await later.close()
})

test('without SMTP_URL the mails are files, the log names them, and the reset link in one works once', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => {})
  await shop.register(asha)
  await shop.requestReset({ email: asha.email })
  const mailer = startMailer(quick)
  await until(async () => (await outbox()).every(({ sent }) => sent))
  await mailer.stop()
  const folder = path.join(env.dataDir, 'outbox')
  const files = (await readdir(folder))
    .filter(file => file.endsWith('.txt'))
    .map(file => path.join(folder, file))
  expect(files).toHaveLength(2)
  expect(log.mock.calls.flat().join()).toContain(files[0])
  expect((await stat(files[0] ?? '')).mode & 0o077).toBe(0)
  const texts = await Promise.all(files.map(file => readFile(file, 'utf8')))
  const mail = texts.find(text => text.includes('?token=')) ?? ''
  const link = new URL(/http\S+\?token=\S+/.exec(mail)?.[0] ?? '')
  expect(`${link.origin}${link.pathname}`).toBe(`${env.siteUrl}/AccountVerifiedCard`)
  const token = link.searchParams.get('token') ?? ''
  const reset = () => shop.resetPassword({ token, newPassword: 'Chambal-77', confirmPassword: 'Chambal-77' })
  await expect(reset()).resolves.toBeTruthy()
  await expect(reset()).rejects.toMatchObject({ status: 400 })
})

test('mails in files are deleted after a month', async () => {
  const folder = path.join(env.dataDir, 'old-outbox')
  const post = fileTransport(folder, () => {})
  await post.deleteExpired?.()
  const parcel = { from: 'a@b.in', subject: 'S', text: 'T', html: 'H' }
  for (const id of ['old00000', 'new00000'])
    await post.send({ ...parcel, to: 'c@d.in', messageId: `<${id}@b.in>` })
  const before = new Date(Date.now() - 31 * 86_400_000)
  for (const name of await readdir(folder))
    if (name.includes('old')) await utimes(path.join(folder, name), before, before)
  await post.deleteExpired?.()
  expect((await readdir(folder)).map(name => name.slice(-13)).sort()).toEqual(
    ['new00000.html', '-new00000.txt'].sort(),
  )
})

test('a mail says the same in text and HTML, and a name cannot inject HTML', async () => {
  const paper = { shop: 'Narmada & Co', siteUrl: 'https://shop.example', accent: '#ff6347', ink: '#000000' }
  const { subject, text, html } = render(
    {
      subject: 'Two\nlines',
      greeting: 'Namaste <img src=x>,',
      paragraphs: ['It is done.'],
      rows: [['Stole × 2', '₹998']],
      button: { label: 'See it', path: '/your-orders' },
    },
    paper,
  )
  expect(subject).toBe('Two lines')
  expect(text).toContain(
    'Namaste <img src=x>,\n\nIt is done.\n\nStole × 2: ₹998\n\nSee it:\nhttps://shop.example/your-orders',
  )
  expect(html).not.toContain('<img')
  expect(html).toContain('Narmada &amp; Co')
  expect(html).toContain('href="https://shop.example/your-orders"')
})

test('no mail carries the text that a stranger typed as their name', async () => {
  const server = await mailServer()
  const typed = 'You won! Claim at https://evil.example/x now,'
  const logged = { orderId: '7K3M-9QXT-2BHD-4VRA', refund: '', amount: '₹1', why: 'cancelled' }
  for (const template of ['welcome', 'passwordChanged', 'paymentReturned'] as const)
    await queueMail(db, {
      key: template,
      to: 'victim@example.in',
      template,
      payload: { ...logged, name: typed, customer: typed, by: 'reset' } as never,
    })
  const mailer = startMailer({ ...quick, post: server.post() })
  await until(() => server.received.length === 3)
  await mailer.stop()
  await server.close()
  for (const { raw } of server.received) expect(raw).not.toMatch(/evil|You won/)
})

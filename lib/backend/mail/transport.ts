import 'server-only'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import nodemailer from 'nodemailer'
import type SMTPPool from 'nodemailer/lib/smtp-pool/index.js'
import type { Attachment, Rendered } from './mail-content.ts'

type OutgoingMail = Rendered & {
  from: string | { name: string; address: string }
  to: string
  messageId: string
  attachments?: Attachment[]
}
/** How a mail is delivered. */
export type MailTransport = {
  send: (parcel: OutgoingMail) => Promise<void>
  /** Deletes mails that are too old. */
  deleteExpired?: () => Promise<void>
  close: () => void
}

export function smtpTransport(url: string): MailTransport {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 1,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  } satisfies SMTPPool.Options)
  return {
    send: async parcel => {
      await transport.sendMail(parcel)
    },
    close: () => transport.close(),
  }
}

// As long as the outbox remembers a sent mail.
const KEPT_MS = 30 * 86_400_000

/** Without a mail server each mail is two files, readable by their owner only, and the log names them. */
export function fileTransport(folder: string, log: (line: string) => void = console.log): MailTransport {
  return {
    send: async ({ to, subject, text, html, messageId, attachments = [] }) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-')
      const file = path.join(folder, `${stamp}-${messageId.slice(1, 9)}`)
      await writeFile(`${file}.html`, html, { mode: 0o600 })
      await writeFile(`${file}.txt`, `To: ${to}\nSubject: ${subject}\n\n${text}`, { mode: 0o600 })
      for (const { filename, content } of attachments)
        await writeFile(`${file}-${filename}`, content, { mode: 0o600 })
      log(`Mail "${subject}" is written to ${file}.txt (SMTP_URL is not set).`)
    },
    deleteExpired: async () => {
      for (const name of await readdir(folder).catch(() => [])) {
        const file = path.join(folder, name)
        if (Date.now() - (await stat(file)).mtimeMs > KEPT_MS) await rm(file, { force: true })
      }
    },
    close: () => {},
  }
}

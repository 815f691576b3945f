import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { APIRequestContext } from 'playwright/test'
import { until } from './started-shop.ts'

/** Requests a reset link, and returns the mailed one. */
export async function resetLink(request: APIRequestContext, email: string): Promise<string> {
  const known = await linksTo(email)
  await request.post('/auth/user_request-reset-link', { data: { email } })
  let link = ''
  await until(async () => {
    link = (await linksTo(email)).find(one => !known.includes(one)) ?? ''
    return link !== ''
  })
  return new URL(link).pathname + new URL(link).search
}

async function linksTo(email: string): Promise<string[]> {
  const outbox = path.join(process.env.E2E_DATA_DIR ?? '', 'data/outbox')
  const files = (await readdir(outbox).catch(() => [])).filter(name => name.endsWith('.txt'))
  const mails = await Promise.all(files.map(name => readFile(path.join(outbox, name), 'utf8')))
  return mails.filter(mail => mail.startsWith(`To: ${email}\n`)).flatMap(mail => LINK.exec(mail)?.[0] ?? [])
}

const LINK = /https?:\/\/\S+AccountVerifiedCard\?token=[\w-]+/

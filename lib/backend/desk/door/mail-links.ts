import 'server-only'
import { type Db, db } from '../../db/pool.ts'
import { hashOfToken, newToken } from '../../session/tokens.ts'

export const MAIL_LINK_MINUTES = 10

export type MailLinkPurpose = 'sign-in' | 'prove'

type Link = { person: string; purpose: MailLinkPurpose; browserHash: Buffer }

/** A link's token, stored hashed, for the one browser that asked. */
export async function newMailLink({ person, purpose, browserHash }: Link): Promise<string> {
  const token = newToken()
  await db.run(ADD, [hashOfToken(token), person, purpose, browserHash, MAIL_LINK_MINUTES])
  return token
}

type Used = { token: string; purpose: MailLinkPurpose; browser: string | undefined }

/** Whose link it is, which is used up by that; in another browser it stays, and opens nothing. */
export const takeMailLink = async (tx: Db, { token, purpose, browser }: Used) =>
  browser
    ? tx.one<{ id: string; name: string }>(USE, [hashOfToken(token), purpose, hashOfToken(browser)])
    : undefined

/** Whether this browser asked for the link, and it still counts. */
export const isMailLinkOpen = async ({ token, purpose, browser }: Used): Promise<boolean> =>
  browser !== undefined &&
  (await db.one(OPEN, [hashOfToken(token), purpose, hashOfToken(browser)])) !== undefined

const ADD = `
  with tidied as (delete from desk_mail_links where expires_at <= now())
  insert into desk_mail_links (token_hash, person_id, purpose, browser_hash, expires_at)
  values ($1, $2, $3, $4, now() + make_interval(mins => $5))`

const COUNTS = 'l.token_hash = $1 and l.purpose = $2 and l.browser_hash = $3 and l.expires_at > now()'

const OPEN = `select 1 from desk_mail_links l where ${COUNTS}`

const USE = `
  delete from desk_mail_links l using desk_people p
   where ${COUNTS} and p.id = l.person_id and p.left_at is null returning p.id, p.name`

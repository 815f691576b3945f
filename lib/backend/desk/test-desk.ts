import 'server-only'
import { randomUUID } from 'node:crypto'
import type { ActDone, ActRefused } from '#lib/desk/rules/act-types.ts'
import { DESK_BROWSER_COOKIE, DESK_CODE_COOKIE, DESK_SESSION_COOKIE } from '#lib/desk/rules/desk-path.ts'
import type { Role } from '#lib/desk/rules/roles.ts'
import { db } from '../db/pool.ts'
import { hashOfToken } from '../session/tokens.ts'
import type { Asker } from './act.ts'
import { invite } from './door/invite.ts'
import { runAct } from './run-act.ts'

/** For tests: a browser at the desk, which keeps the cookies that acts set. */
export function deskBrowser(more: Partial<Asker> = {}) {
  const cookies: Record<string, string | undefined> = {}
  const asker: Asker = {
    address: '203.0.113.9',
    device: 'Chrome · Android',
    cookie: name => cookies[name],
    ...more,
  }
  const send = async (path: string, values: Record<string, unknown> = {}) => {
    const [area = '', act = ''] = path.split('/')
    const result = await runAct({ area, act, token: cookies[DESK_SESSION_COOKIE], values, asker })
    if ('refused' in result) return result
    if (result.session !== undefined) cookies[DESK_SESSION_COOKIE] = result.session || undefined
    for (const [name, cookie] of [
      ['code', DESK_CODE_COOKIE],
      ['browser', DESK_BROWSER_COOKIE],
    ] as const)
      if (result.cookies?.[name] !== undefined) cookies[cookie] = result.cookies[name] || undefined
    return result
  }
  return {
    cookies,
    send,
    /** The same for an act that must be done. */
    does: async (path: string, values?: Record<string, unknown>): Promise<ActDone> => {
      const result = await send(path, values)
      if ('refused' in result) throw new Error(`${path} was refused: ${JSON.stringify(result)}`)
      return result
    },
    /** The same for one that must be refused. */
    isRefused: async (path: string, values?: Record<string, unknown>): Promise<ActRefused> => {
      const result = await send(path, values)
      if (!('refused' in result)) throw new Error(`${path} was done: ${JSON.stringify(result)}`)
      return result
    },
    token: () => cookies[DESK_SESSION_COOKIE],
  }
}

export type DeskBrowser = ReturnType<typeof deskBrowser>

/** Somebody who works at the desk, in a browser where they have just come in. */
export async function newPerson(role: Role = 'owner', name = `Asha ${randomUUID().slice(0, 8)}`) {
  const browser = deskBrowser()
  const token = await invite({ role, name })
  const done = await browser.does('door/join', { token, name })
  const { codes } = done.body as { codes: string[] }
  return { ...browser, id: String(done.about), name, role, codes }
}

/** Lets the last proof of a session grow old. */
export const forgetProof = (token: string | undefined) =>
  db.run(`update desk_sessions set proved_at = now() - interval '11 minutes' where token_hash = $1`, [
    hashOfToken(token ?? ''),
  ])

export const setContact = (id: string, { mobile, email }: { mobile?: string; email?: string }) =>
  db.run('update desk_people set mobile = $2, email = $3 where id = $1', [id, mobile ?? null, email ?? null])

/** The book, the oldest line first. */
export const bookLines = () =>
  db.query<{ person: string; act: string; outcome: string; about: string; changed: object; message: string }>(
    'select person, act, outcome, about, changed, message from desk_book order by id',
  )

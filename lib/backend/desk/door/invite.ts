import 'server-only'
import type { Role } from '#lib/desk/rules/roles.ts'
import { env } from '#lib/server/settings/env.ts'
import { type Db, db } from '../../db/pool.ts'
import { hashOfToken, newToken } from '../../session/tokens.ts'

export type Invitation = { role: Role; name: string }

/** Whom it is from, and whether it is the one for the first owner. */
type From = { by?: string; isFirst?: boolean }

/** A link's token that makes one person of the desk, within an hour. */
export async function invite(
  { role, name }: Invitation,
  { by, isFirst = false }: From = {},
  on: Db = db,
): Promise<string> {
  const token = newToken()
  await on.run(ADD, [hashOfToken(token), role, name, by ?? null, HOURS, isFirst])
  return token
}

const HOURS = 1

export const inviteLink = (token: string) => `${env.siteUrl}/desk/join/${token}`

/** The token for the first owner of a shop; none once there is one. */
export const inviteFirstOwner = async (): Promise<string | undefined> =>
  (await hasOwner()) ? undefined : invite({ role: 'owner', name: '' }, { isFirst: true })

export const hasOwner = async (on: Db = db) =>
  (await on.one(`select 1 from desk_people where role = 'owner' and left_at is null limit 1`)) !== undefined

/** What an invitation is for, while it can be used. */
export const readInvite = (token: string) => db.one<Invitation>(`${OPEN_INVITE}`, [hashOfToken(token)])

/** Uses it up, once; undefined where it cannot be used any more. The one for the first owner makes no second one. */
export async function takeInvite(tx: Db, token: string): Promise<Invitation | undefined> {
  await holdPeople(tx)
  const invitation = await tx.one<Invitation & { isFirst: boolean }>(USE, [hashOfToken(token)])
  if (invitation?.isFirst && (await hasOwner(tx))) return undefined
  return invitation
}

/** Who has come, by which sending of the form. */
export const invitationUsed = (tx: Db, token: string, person: string, formKey?: string) =>
  tx.run('update desk_invites set used_by = $2, used_key = $3 where token_hash = $1', [
    hashOfToken(token),
    person,
    formKey ?? null,
  ])

/** Who has come by the same sending of the form just before: its answer was lost on the way. */
export const cameJustBefore = (tx: Db, token: string, formKey: string) =>
  tx.one<{ id: string; name: string }>(BEFORE, [hashOfToken(token), formKey])

/** Whoever changes who works here waits for whoever else does. */
export const holdPeople = (tx: Db) => tx.run('lock table desk_people in share row exclusive mode')

const ADD = `
  insert into desk_invites (token_hash, role, name, invited_by, expires_at, is_first)
  values ($1, $2, $3, $4, now() + make_interval(hours => $5), $6)`

const OPEN_INVITE = `
  select role, name from desk_invites
   where token_hash = $1 and used_at is null and expires_at > now()
     and not (is_first and exists (select from desk_people where role = 'owner' and left_at is null))`

const USE = `
  update desk_invites set used_at = now() where token_hash = $1 and used_at is null and expires_at > now()
  returning role, name, is_first as "isFirst"`

const BEFORE = `
  select p.id, p.name from desk_invites i join desk_people p on p.id = i.used_by
   where i.token_hash = $1 and i.used_key = $2 and i.used_at > now() - interval '10 minutes' and p.left_at is null`

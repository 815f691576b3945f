import 'server-only'
import type { Role } from '#lib/desk/rules/roles.ts'
import { type Db, db } from '../../db/pool.ts'
import { hashOfToken, newToken } from '../../session/tokens.ts'

export type Invitation = { role: Role; name: string }

/** A link's token that makes one person of the desk, within an hour. */
export async function invite({ role, name }: Invitation, by?: string, on: Db = db): Promise<string> {
  const token = newToken()
  await on.run(ADD, [hashOfToken(token), role, name, by ?? null, HOURS])
  return token
}

const HOURS = 1

/** The token for the first owner of a shop; none once there is one. */
export const inviteFirstOwner = async (): Promise<string | undefined> =>
  (await hasOwner()) ? undefined : invite({ role: 'owner', name: '' })

export const hasOwner = async (on: Db = db) =>
  (await on.one(`select 1 from desk_people where role = 'owner' and left_at is null limit 1`)) !== undefined

/** What an invitation is for, while it can be used. */
export const readInvite = (token: string) => db.one<Invitation>(`${OPEN_INVITE}`, [hashOfToken(token)])

/** Uses it up, once; undefined where it cannot be used any more. The one for the first owner makes no second one. */
export async function useInvite(tx: Db, token: string): Promise<Invitation | undefined> {
  await tx.run('lock table desk_people in share row exclusive mode')
  const invitation = await tx.one<Invitation & { invited_by: string | null }>(USE, [hashOfToken(token)])
  if (invitation && !invitation.invited_by && (await hasOwner(tx))) return undefined
  return invitation
}

const ADD = `
  insert into desk_invites (token_hash, role, name, invited_by, expires_at)
  values ($1, $2, $3, $4, now() + make_interval(hours => $5))`

const OPEN_INVITE = `select role, name from desk_invites where token_hash = $1 and used_at is null and expires_at > now()`

const USE = `
  update desk_invites set used_at = now() where token_hash = $1 and used_at is null and expires_at > now()
  returning role, name, invited_by`

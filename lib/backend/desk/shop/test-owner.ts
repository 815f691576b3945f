import 'server-only'
import type { Role } from '#lib/desk/rules/roles.ts'
import { db } from '../../db/pool.ts'
import { openDeskSession } from '../door/open-desk-session.ts'
import { runAct } from '../run-act.ts'

const NAMES: Record<Role, string> = { owner: 'Asha', packer: 'Ravi', catalogue: 'Meera' }

/** Who works in the shop of a test: one of each role, and what they do. */
export const testDesk = () => {
  const tokens = new Map<Role, Promise<string>>()
  const join = async (role: Role) => {
    const person = await db.one<{ id: string }>(
      'insert into desk_people (name, role) values ($1, $2) returning id',
      [NAMES[role], role],
    )
    return openDeskSession(String(person?.id), { device: 'Test' })
  }
  const token = (role: Role) => {
    const known = tokens.get(role) ?? join(role)
    tokens.set(role, known)
    return known
  }
  return {
    token,
    act: async (role: Role, area: string, act: string, values: object, { provedAgo = '0 s' } = {}) => {
      const session = await token(role)
      await db.run('update desk_sessions set proved_at = now() - $1::interval', [provedAgo])
      return runAct({ area, act, token: session, values: { ...values }, asker: { device: 'Test' } })
    },
  }
}

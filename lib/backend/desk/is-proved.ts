import 'server-only'
import type { Person } from '#lib/desk/rules/act-types.ts'
import { shopNow } from '#lib/server/shop-clock.ts'

const PROVED_MS = 10 * 60_000

/** Whether whoever acts has just shown who they are. */
export const isProved = ({ provedAt }: Pick<Person, 'provedAt'>) => shopNow() - provedAt.getTime() < PROVED_MS

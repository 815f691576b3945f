import 'server-only'
import { env } from '#lib/server/settings/env.ts'

/** Another host knows which address came first, and no call that changes it. */
export const mayChooseDefault = () => env.apiHost === undefined

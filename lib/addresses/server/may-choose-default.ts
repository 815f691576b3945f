import 'server-only'
import { env } from '#lib/server/settings/env.ts'

/** Another host has no call that changes the default address: there the first one is the default. */
export const mayChooseDefault = () => env.apiHost === undefined

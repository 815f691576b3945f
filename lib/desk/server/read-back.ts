import 'server-only'
import { safePath } from '#lib/rules/safe-path.ts'
import { safeDeskPath } from '../rules/desk-path.ts'

export type BackQuery = { back?: string | string[]; tab?: string | string[] }

/** Where a sign-in or a proof leads, and whether a page waits beside this one. */
export const readBack = ({ back, tab }: BackQuery) => ({
  to: safeDeskPath(safePath(back)),
  isBeside: tab === '1',
})

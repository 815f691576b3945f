import 'server-only'
import { DEFAULT_THEME } from '#lib/constants.ts'
import { env } from '#lib/env.ts'
import type { Paper } from './letter.ts'

/** The shop's name and colours; ruling 8: links go to the configured address. */
export async function letterPaper(): Promise<Paper> {
  return {
    shop: new URL(env.siteUrl).host,
    siteUrl: env.siteUrl,
    accent: DEFAULT_THEME.primary,
    ink: '#000000',
  }
}

import 'server-only'
import type { Db } from '../db/pool.ts'

/** What the seller says of returns; undefined where shop.json is silent. */
export type ReturnTerms = { days?: number | undefined; exchange?: boolean | undefined }

export const returnTerms = async (_on: Db): Promise<ReturnTerms> => ({})

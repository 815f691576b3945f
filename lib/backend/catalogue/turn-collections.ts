import 'server-only'
import { db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import { noteCatalogueChange } from '../watch-changes.ts'
import { TURN_COLLECTIONS } from './collection-dates.ts'

/** Lets cached pages follow where a collection is shown from now on, or no longer; tells how many were turned. */
export const turnCollections = async (): Promise<number> => {
  if (!(await db.one(IS_DUE))) return 0
  return transaction(async tx => {
    const turned = await tx.run(TURN_COLLECTIONS)
    if (turned > 0) await noteCatalogueChange(tx)
    return turned
  })
}

const IS_DUE = {
  name: 'collections are to be turned',
  text: 'select from collections where turns_at <= now() limit 1',
}

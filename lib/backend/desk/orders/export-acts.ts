import 'server-only'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { chooseDays, saidExported } from '#messages/desk-orders-many.ts'
import { db } from '../../db/pool.ts'
import { act } from '../act.ts'
import { tellOwners } from '../door/tell-owners.ts'
import { EXPORT_DAYS, exportToken } from './export-orders.ts'

/** All orders as a sheet: names and addresses leave the shop, so whoever asks shows again who they are. */
export const exportActs = {
  export: act({
    roles: ['owner'],
    proof: true,
    input: z.object({ days: z.enum(EXPORT_DAYS, chooseDays) }),
    do: async ({ days }, by, { formKey }) => {
      await tellOwners(db, {
        key: `orders-export:${formKey ?? randomUUID()}`,
        news: 'ordersExported',
        by: by.name,
      })
      return {
        message: saidExported,
        changed: { days: ['', days] },
        to: `/desk/orders-sheet?days=${days}&token=${exportToken(days, by)}`,
      }
    },
  }),
}

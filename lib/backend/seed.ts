import 'server-only'
import path from 'node:path'
import { env } from '#lib/server/settings/env.ts'
import { importCatalogue } from './catalogue-import/import-catalogue.ts'
import { db } from './db/pool.ts'

/** Fills an empty shop with the demo, except in production (Rule 26). Returns how many products were added. */
export const seed = async (folder = path.join(process.cwd(), 'demo/catalogue')): Promise<number> => {
  if (!env.demoSeed || !(await isEmpty())) return 0
  const { added } = await importCatalogue({ folder })
  return added
}

const isEmpty = async () =>
  !(await db.one(
    'select 1 from products union all select 1 from sections union all select 1 from shop limit 1',
  ))

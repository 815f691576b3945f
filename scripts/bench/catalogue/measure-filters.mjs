import { openEngine } from '#lib/backend/db/engine.ts'
import { closePool, setConnection } from '#lib/backend/db/pool.ts'
import { askFilters } from './ask-filters.mjs'

/** What a filtered list with its counts takes of CPU in this shop, as rows of the report. */
export const measureFilters = async (dataDir, products, lists, atMost) => {
  const engine = await openEngine(dataDir)
  setConnection(engine.connection)
  try {
    const cpu = await askFilters(engine.folder, lists)
    return [
      {
        what: `CPU of a filtered list with counts, ${products.toLocaleString('en')} products`,
        value: cpu.shop + cpu.database,
        unit: 'ms',
        atMost,
      },
      { what: '… of which the database', value: cpu.database, unit: 'ms' },
      { what: '… products on its first page, of 24', value: cpu.shown },
    ]
  } finally {
    await closePool()
    await engine.close()
  }
}

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { embeddedShop } from '#lib/api/server/embedded-shop.ts'
import { handlers } from '#lib/backend/index.ts'
import { cpuSeconds } from '../../../e2e/cpu-seconds.ts'

const FACETS = ['brand', 'color', 'material', 'size', 'price']

/** Filtered lists with their counts, each by other values, and what one takes of CPU in the shop and in the database, in ms. */
export const askFilters = async (databaseFolder, lists) => {
  const shop = embeddedShop(handlers)
  const postmaster = Number(readFileSync(path.join(databaseFolder, 'postmaster.pid'), 'utf8').split('\n')[0])
  const groups = await shop.tree({})
  const sections = [
    ...groups.map(({ group_id }) => group_id),
    ...groups.flatMap(group => group.categories.map(({ category_id }) => category_id)),
  ]
  const offered = new Map()
  for (const id of sections) offered.set(id, await shop.filters({ subcat_id: id, filters: {} }))
  const random = seeded(7)
  let shown = 0
  const ask = async number => {
    const id = sections[number % sections.length]
    const filters = chosen(offered.get(id) ?? [], random)
    const { products } = await shop.products({ subcat_id: id, filters, page: 1, limit: 24 })
    shown += products.length
    await shop.filters({ subcat_id: id, filters })
  }
  // The orders of the sections are kept once so many lists were asked for.
  for (let number = 0; number < lists; number++) await ask(number)
  shown = 0
  const [own, database] = [process.cpuUsage(), cpuSeconds(postmaster)]
  for (let number = lists; number < 2 * lists; number++) await ask(number)
  const { user, system } = process.cpuUsage(own)
  return {
    shop: (user + system) / 1_000 / lists,
    database: ((cpuSeconds(postmaster) - database) * 1_000) / lists,
    shown: shown / lists,
  }
}

/** Of each facet none, one or two values, so that hardly a list is asked for twice and none is answered from memory. */
const chosen = (offered, random) => {
  const filters = {}
  for (const { name, values } of offered) {
    if (!FACETS.includes(name) || random() < 0.4) continue
    const wanted = Array.from(
      { length: random() < 0.5 ? 1 : 2 },
      () => values[Math.floor(random() * values.length)],
    )
    filters[name] = [...new Set(wanted.map(({ value }) => value))]
  }
  return filters
}

// The same lists each time (mulberry32).
const seeded = seed => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
}

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
  const ask = async number => {
    const id = sections[number % sections.length]
    const filters = chosen(offered.get(id) ?? [], number)
    await shop.products({ subcat_id: id, filters, page: 1, limit: 24 })
    await shop.filters({ subcat_id: id, filters })
  }
  // The orders of the sections are kept once so many lists were asked for.
  for (let number = 0; number < lists; number++) await ask(number)
  const [own, database] = [process.cpuUsage(), cpuSeconds(postmaster)]
  for (let number = lists; number < 2 * lists; number++) await ask(number)
  const { user, system } = process.cpuUsage(own)
  return {
    shop: (user + system) / 1_000 / lists,
    database: ((cpuSeconds(postmaster) - database) * 1_000) / lists,
  }
}

/** One to four values, of one to three facets, so that few lists are asked for twice. */
const chosen = (offered, number) => {
  const facets = offered.filter(({ name }) => FACETS.includes(name))
  const filters = {}
  for (let turn = 0; turn <= number % 3; turn++) {
    const facet = facets[(number + 2 * turn) % facets.length]
    if (!facet) continue
    const values = facet.values.map(({ value }) => value)
    const wanted = [values[(number >> 1) % values.length], values[(number >> 2) % values.length]]
    filters[facet.name] = [...new Set(number % 2 === 0 ? wanted : wanted.slice(0, 1))]
  }
  return filters
}

import 'server-only'
import { cachedQuery } from '../../catalogue-cache.ts'
import { anyOf, type Bits, countOfBoth, eachOf } from './count-bits.ts'
import { type SectionBits, sectionBits } from './section-bits.ts'
import type { SectionValue } from './section-values.ts'

/** How many products fit all that is chosen, and of each value how many would with it. */
export type ValueCounts = { total: number; of: ReadonlyMap<number, number> }

/**
 * Counted by comparing bits, so that it costs the same whatever fits. A value beside chosen ones of its own facet is
 * counted as if these were not chosen: it would be added to them.
 */
export const countValues = (
  section: number,
  values: readonly SectionValue[],
  chosen: readonly SectionValue[],
): Promise<ValueCounts> => {
  const ids = chosen.map(({ id }) => id).toSorted((a, b) => a - b)
  return cachedQuery(`counts of ${section} ${ids}`, async () => {
    const read = await sectionBits(section)
    const { words } = read
    const fitting = fittingOfEach(read, chosen)
    const all = eachOf(
      fitting.map(({ bits }) => bits),
      words,
    )
    const besideOwn = new Map(
      fitting.map(({ facet }) => [
        facet,
        eachOf(
          fitting.filter(other => other.facet !== facet).map(({ bits }) => bits),
          words,
        ),
      ]),
    )
    const countOf = (value: SectionValue) =>
      besideOwn.has(value.facet) && fitting.length === 1
        ? value.count
        : countOfBoth(besideOwn.get(value.facet) ?? all, bitsOf(read, value))
    return {
      total: countOfBoth(all, all),
      of: new Map(values.map(value => [value.id, countOf(value)])),
    }
  })
}

/** The bits of a section's products that fit all that is chosen. */
export const fittingBits = async (section: number, chosen: readonly SectionValue[]): Promise<Bits> => {
  const read = await sectionBits(section)
  return eachOf(
    fittingOfEach(read, chosen).map(({ bits }) => bits),
    read.words,
  )
}

/** Of each facet that is chosen the bits of the products that have any of its chosen values. */
const fittingOfEach = (read: SectionBits, chosen: readonly SectionValue[]) =>
  [...Map.groupBy(chosen, ({ facet }) => facet)].map(([facet, some]) => ({
    facet,
    bits: anyOf(
      some.map(value => bitsOf(read, value)),
      read.words,
    ),
  }))

const bitsOf = ({ words, of }: SectionBits, { id }: SectionValue) => of.get(id) ?? anyOf([], words)

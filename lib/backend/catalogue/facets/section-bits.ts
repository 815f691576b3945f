import 'server-only'
import { LruCache } from '#lib/rules/lru-cache.ts'
import { catalogueStamp } from '../../catalogue-cache.ts'
import { listDb } from '../../db/list-db.ts'
import type { Bits } from './count-bits.ts'

/** Of each value of a section a bit for each product of the section. */
export type SectionBits = { words: number; of: ReadonlyMap<number, Bits> }

/** They are few, 14 bytes a product at most, and counted here: to have PostgreSQL count them takes ten times as long. */
export const sectionBits = async (section: number): Promise<SectionBits> => {
  const name = `${catalogueStamp()} ${section}`
  const known = kept.get(name)
  if (known) return known
  const read = bitsOf(await listDb.query<Block>(BLOCKS, [section]))
  kept.put(name, read)
  return read
}

// All of a million products.
const MOST_BYTES = 16_000_000
const kept = new LruCache<SectionBits>({
  bytes: MOST_BYTES,
  bytesOf: ({ words, of }) => 4 * words * of.size,
})

type Block = { value_id: number; block: number; bits: Buffer }

// As PostgreSQL sends them: their number, then eight in each byte. The last byte of a section is filled with zeros.
const BYTES_BEFORE = 4
const BLOCK_BYTES = 1_024

const bitsOf = (blocks: readonly Block[]): SectionBits => {
  const ends = blocks.map(({ block, bits }) => block * BLOCK_BYTES + bits.length - BYTES_BEFORE)
  const words = Math.ceil(Math.max(0, ...ends) / 4)
  const of = new Map<number, Bits>()
  for (const { value_id, block, bits } of blocks) {
    const own = of.get(value_id) ?? new Int32Array(words)
    of.set(value_id, own)
    new Uint8Array(own.buffer).set(bits.subarray(BYTES_BEFORE), block * BLOCK_BYTES)
  }
  return { words, of }
}

const BLOCKS = {
  name: 'bits of a section',
  text: 'select value_id, block, varbit_send(bits) as bits from facet_blocks where section_id = $1',
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { addProduct } from '../test-product.ts'
import type { FeedName } from './feeds.ts'

const { url } = withTestDatabase()

// As much text as three times the memory: what is held as a whole does not fit.
const { products: PRODUCTS, heapMb: HEAP_MB } = process.env.PROVE
  ? { products: 20_000, heapMb: 48 }
  : { products: 10_000, heapMb: 30 }
const FLAGS = [
  '--experimental-strip-types',
  '--disable-warning=ExperimentalWarning',
  '--conditions=react-server',
  `--max-old-space-size=${HEAP_MB}`,
]

beforeAll(async () => {
  await addProduct({ id: 1 })
  await db.run(
    `insert into products (id, asin, slug, name, name_key, group_id, category_id, subcategory_id, original_paise,
       discount_paise, colors, images)
     select n, 'A-' || n, 'a-' || n, 'Saree ' || n, 'saree', 1, 2, 3, 99900, 49900, '{Red,Blue}', '{one.webp,two.webp}'
     from generate_series(2, $1::int) n`,
    [PRODUCTS],
  )
  await db.run(`insert into product_sizes select id, 'NA', 1, 5 from products where id > 1`)
  await db.run(
    `insert into product_texts (product_id, long_description)
     select id, repeat('A long text of product ' || id || '. ', 160) from products`,
  )
})

// Both are made of the same rows; with PROVE each is read.
const FEEDS: FeedName[] = process.env.PROVE ? ['google.xml', 'meta.csv'] : ['google.xml']
test.each(FEEDS)(
  'many products are told in %s by a process whose memory holds a third of the text',
  async name => {
    const child = spawn(process.execPath, [...FLAGS, 'lib/backend/feeds/test-feed-worker.ts', name], {
      env: { ...process.env, DATABASE_URL: url, NODE_OPTIONS: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
    expect(code).toBe(0)
    const { rows, signs } = JSON.parse(said)
    expect(rows).toBeGreaterThan(PRODUCTS)
    expect(signs / 1e6).toBeGreaterThan(HEAP_MB * 3)
  },
  120_000,
)

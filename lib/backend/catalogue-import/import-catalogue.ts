import 'server-only'
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { indexFacets, refreshFacets } from '#lib/backend/catalogue/facets/index-facets.ts'
import { type Db, pool } from '#lib/backend/db/pool.ts'
import { transaction } from '#lib/backend/db/transaction.ts'
import { indexProducts, refreshSearch } from '#lib/backend/search/index-products.ts'
import { clearCatalogueCache } from '../catalogue-cache.ts'
import { failpoint } from '../failpoints.ts'
import { noteCatalogueChange } from '../watch-changes.ts'
import { checkFolder } from './check-folder.ts'
import { checkShop } from './check-shop.ts'
import { assignIds, checkStaged } from './check-staged.ts'
import { checkNotEmpty, checkSectionsEmptied } from './check-withdrawals.ts'
import { openImageCopier } from './copy-images.ts'
import { ImportErrors, ImportRefused } from './errors.ts'
import { importCollections } from './import-collections.ts'
import { importSections } from './import-sections.ts'
import { importShop } from './import-shop.ts'
import { MERGED_SIZES, mergeProducts, mergeStock, type ProductCounts } from './merge-products.ts'
import { keepOmittedColumns } from './omitted-columns.ts'
import { PRODUCTS_TABLE } from './product-cells.ts'
import { sectionsByName } from './sections-by-name.ts'
import { STAGING, stageProducts } from './stage-products.ts'
import { hasVariantsFile, STAGING_VARIANTS, stageVariants } from './stage-variants.ts'

export type ImportOptions = {
  folder: string
  /** Where pictures are served from. */
  uploads: string
  withdrawMissing?: boolean
  /** Whether a row without id and ASIN means the product of its name, whatever its section and price. */
  byName?: boolean
  progress?: Progress
  /** Called where another import has to end first. */
  onWait?: () => void
}
type Progress = (step: 'reading' | 'saving' | 'indexing', done: number, of: number) => void
export type ImportReport = ProductCounts & {
  sections: number
  sectionsWithdrawn: number
  /** How many of them changed, where any did. */
  collections?: number
  shop: boolean
  pictures: number
  /** Whether anything at all differs from before. */
  anything: boolean
  warnings: ImportErrors
}

/** Takes a folder in: everything is checked first, and published all or not at all. Again is a no-op. */
export const importCatalogue = async (options: ImportOptions): Promise<ImportReport> => {
  const { folder, uploads, withdrawMissing = false } = options
  await checkFolder(folder)
  await refreshSearch()
  await refreshFacets()
  const report = await transaction(async tx => {
    await tx.query('set local statement_timeout = 0')
    // A laptop that slept meanwhile, or a terminal that was held, goes on.
    await tx.query('set local idle_in_transaction_session_timeout = 0')
    await takeTurn(tx, options.onWait)
    const errors = new ImportErrors()
    const images = await openImageCopier(folder, uploads)
    await tx.run(
      'create temporary table changed_products (id integer primary key, fresh boolean) on commit drop',
    )
    const reading = { folder, faults: errors, shelf: images, withdrawMissing }
    const shop = await importShop(tx, reading)
    const sections = await importSections(tx, reading)
    await checkSectionsEmptied(tx, folder, sections.missing, errors)
    const collections = await importCollections(tx, { ...reading, tree: sections.tree })
    const byName = await sectionsByName(tx, sections.tree)
    const staged = await stage(tx, options, { errors, images, sections: byName })
    // Whatever is wrong has been looked for by now: all of it is told at once.
    if (errors.count > 0) throw new ImportRefused(errors, images.warnings)
    const made = await byName.save(tx)
    const counts = await staged.merge()
    if (sections.changed + sections.withdrawn > 0) await tx.run(IN_CHANGED_SECTIONS)
    const products = counts.added + counts.changed + counts.withdrawn
    const anything = shop || sections.changed + sections.withdrawn + collections + made + products > 0
    const finish = anything ? await prepare(tx, options, products, collections > 0) : async () => {}
    await checkShop(tx, images.warnings)
    const pictures = await images.fill()
    await failpoint('import-compared')
    await finish()
    return {
      ...counts,
      sections: sections.changed + made,
      sectionsWithdrawn: sections.withdrawn,
      ...(collections > 0 && { collections }),
      shop,
      pictures,
      anything,
      warnings: images.warnings,
    }
  })
  clearCatalogueCache()
  if (report.anything) await settle()
  return report
}

/** One import at a time; shoppers read on. */
const takeTurn = async (tx: Db, onWait = () => {}) => {
  const lock = 'lock table sections in share row exclusive mode'
  await tx.query('savepoint turn')
  await tx.query(`set local lock_timeout = '${PATIENCE_MS}ms'`)
  try {
    await tx.query(lock)
  } catch (error) {
    if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error
    await tx.query('rollback to savepoint turn')
    onWait()
    await tx.query(lock)
  }
  await tx.query('set local lock_timeout to default')
}

const PATIENCE_MS = 1_000
const LOCK_NOT_AVAILABLE = '55P03'

type Staging = Pick<Parameters<typeof stageProducts>[1], 'errors' | 'images' | 'sections'>

/** Reads and checks products.csv, if there is one; `merge` then makes it the catalogue. */
const stage = async (tx: Db, options: ImportOptions, staging: Staging) => {
  const { folder, progress, withdrawMissing = false, byName = false } = options
  const { errors } = staging
  const file = path.join(folder, PRODUCTS_TABLE.file)
  await tx.run(STAGING)
  await tx.run(MERGED_SIZES)
  for (const table of STAGING_VARIANTS) await tx.run(table)
  const hasProducts = existsSync(file)
  if (!hasProducts && !hasVariantsFile(folder)) return { merge: async () => NO_PRODUCTS }
  const size = hasProducts ? statSync(file).size : 0
  const before = errors.count
  let read = 0
  const columns = hasProducts
    ? await stageProducts(tx, {
        ...staging,
        folder,
        progress: bytes => {
          read += bytes
          progress?.('reading', read, size)
        },
      })
    : []
  const isRead = errors.count === before
  await assignIds(tx, errors)
  const attributes = await keepOmittedColumns(tx, columns, hasProducts && withdrawMissing)
  await checkStaged(tx, errors, { withdrawMissing, byName })
  await stageVariants(tx, { ...staging, folder, withdrawMissing, hasProducts })
  if (hasProducts && withdrawMissing && isRead) await checkNotEmpty(tx, errors)
  return {
    merge: async () => {
      progress?.('saving', 0, 1)
      const counts = await mergeProducts(tx, hasProducts && withdrawMissing)
      await tx.run(ATTRIBUTE_ORDER, [attributes])
      return counts
    },
  }
}

const NO_PRODUCTS: ProductCounts = {
  ...{ added: 0, changed: 0, restocked: 0, unchanged: 0, withdrawn: 0 },
  byName: new ImportErrors(),
}

// So many rows make plans that were right before wrong.
const ANALYZED = 1_000

/** All that takes long. Gives the rest: from there to the commit, orders of these products and searches wait. */
const prepare = async (tx: Db, { progress }: ImportOptions, products: number, everything: boolean) => {
  if (products > ANALYZED)
    for (const table of ['changed_products', 'products', 'product_texts', 'merged_sizes'])
      await tx.run(`analyze ${table}`)
  await tx.run(COUNT_PRODUCTS)
  await indexFacets(tx, { everything })
  const finish = await indexProducts(tx, done => progress?.('indexing', done, products))
  return async () => {
    await mergeStock(tx)
    await finish()
    await noteCatalogueChange(tx)
  }
}

// The planner knows the new sizes, and listings may read their indexes alone.
const settle = async () => {
  const client = await pool().connect()
  try {
    // A million rows take longer than any request may.
    await client.query('set statement_timeout = 0')
    for (const table of SETTLED) await client.query(`vacuum (analyze) ${table}`)
  } finally {
    client.release(true)
  }
}

const SETTLED = [
  'products',
  'product_texts',
  'product_sizes',
  'variants',
  'product_search',
  'search_words',
  'sections',
  'product_facets',
  'section_facets',
  'facet_blocks',
  'facet_values',
]

const CHANGED_NOW = 'select id from sections where updated_at = now()'

// Search reads the names of sections.
const IN_CHANGED_SECTIONS = `insert into changed_products (id, fresh)
  select p.id, false from products p where not p.withdrawn
    and not exists (select from changed_products c where c.id = p.id)
    and (p.group_id in (${CHANGED_NOW}) or p.category_id in (${CHANGED_NOW}) or p.subcategory_id in (${CHANGED_NOW}))`

const COUNT_PRODUCTS = `with leaves as (
    select subcategory_id, category_id, group_id, count(*)::int as count from products
    where not withdrawn group by subcategory_id, category_id, group_id),
  counts as (
    select id, sum(count)::int as count from leaves, unnest(array[subcategory_id, category_id, group_id]) as id group by id)
  update sections s set product_count = coalesce(c.count, 0)
  from sections known left join counts c on c.id = known.id
  where s.id = known.id and s.product_count <> coalesce(c.count, 0)`

const ATTRIBUTE_ORDER = `update shop set attribute_order =
    $1::text[] || array(select old from unnest(attribute_order) old where not old = any($1::text[]))
  where attribute_order[1:cardinality($1::text[])] is distinct from $1::text[]`

import 'server-only'
import { analyzeProducts } from '../catalogue/analyze-products.ts'
import { indexFacets, refreshFacets } from '../catalogue/facets/index-facets.ts'
import { clearCatalogueCache } from '../catalogue-cache.ts'
import { isPooled } from '../db/greet.ts'
import { type Client, type Db, takeConnection } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import { failpoint } from '../failpoints.ts'
import { countPublication, keepPublication, type PublicationKind } from '../publications/keep-publication.ts'
import { type Preview, readPreview } from '../publications/preview.ts'
import { nextPublication, recordChanges, rememberBefore } from '../publications/record-changes.ts'
import { indexProducts, refreshSearch } from '../search/index-products.ts'
import { noteCatalogueChange } from '../watch-changes.ts'
import { queueChangedProducts } from '../webhooks/queue-changed-products.ts'
import { checkShop } from './check-shop.ts'
import { COMPARING, compareProducts } from './compare-products.ts'
import { endWithClient } from './end-with-client.ts'
import type { ImportErrors } from './errors.ts'
import { foundByName } from './found-by-name.ts'
import { mergeProducts, mergeStock } from './merge-products.ts'
import { STAGING } from './stage-products.ts'
import { STAGING_VARIANTS } from './stage-variants.ts'
import { takeTurn } from './take-turn.ts'

export type Publishing = {
  /** Shown what is about to change, before shoppers see any of it. */
  onPreview?: (preview: Preview, notes: Notes) => Promise<unknown>
  /** Asked whether it may be published; without it all is. */
  agree?: (preview: Preview) => Promise<boolean>
  /** Does everything but publish. */
  check?: boolean
  progress?: Progress
  /** Called where another import has to end first; it may throw, and then nothing is done. */
  onWait?: () => void
  /** Which sheet of the desk is published, if it is one. */
  sheet?: string
  /** Called once nobody else publishes, before anything is staged; it may throw. */
  onTurn?: (tx: Db) => Promise<unknown>
}
export type Progress = (
  step: 'decoding' | 'reading' | 'fetching' | 'saving' | 'indexing',
  done: number,
  of: number,
) => void
type Notes = {
  warnings: ImportErrors
  byName: ImportErrors
  /** What nobody declares of rows of products.csv; none where nothing is missing. */
  undeclared?: ImportErrors
}

/** What is staged, once nothing is at fault any more. */
export type Staged = {
  kind: PublicationKind
  sections: { changed: number; withdrawn: number }
  shop: boolean
  /** How many collections changed. */
  collections?: number
  /** How many synonyms changed. */
  synonyms?: number
  /** How many rows of delivery.csv and delivery.json changed. */
  delivery?: number
  warnings: ImportErrors
  undeclared?: ImportErrors
  /** In the same transaction, after products are saved. */
  onSaved?: () => Promise<unknown>
  /** Puts pictures in place; tells how many. */
  fill?: () => Promise<number>
}

export type PublicationReport = Notes & {
  added: number
  changed: number
  /** Of the changed ones, those whose stock the file sets anew. */
  restocked: number
  unchanged: number
  withdrawn: number
  sections: number
  sectionsWithdrawn: number
  /** How many of them changed, where any did. */
  collections?: number
  synonyms?: number
  delivery?: number
  shop: boolean
  pictures: number
  /** Whether anything at all differs from before. */
  anything: boolean
  isPublished: boolean
  /** Its number in the history; 0 where nothing stands there. */
  publication: number
  preview: Preview | undefined
}

/** Stages, compares, shows and publishes in one transaction: all or nothing. */
export const publish = async (
  options: Publishing,
  stage: (tx: Db) => Promise<Staged>,
): Promise<PublicationReport> => {
  await refreshSearch()
  await refreshFacets()
  // The transaction is begun anew where it lost a race: who has agreed is not asked again.
  const answer = { agreed: false }
  try {
    const report = await transaction(async tx => {
      await tx.query('set local statement_timeout = 0')
      // A laptop that slept meanwhile, or a terminal that was held, goes on.
      await tx.query('set local idle_in_transaction_session_timeout = 0')
      await endWithClient(tx)
      await takeTurn(tx, options.onWait)
      await options.onTurn?.(tx)
      for (const table of [...COMPARING, ...STAGING, ...STAGING_VARIANTS]) await tx.run(table)
      await rememberBefore(tx)
      return publishStaged(tx, options, await stage(tx), answer)
    })
    clearCatalogueCache()
    if (rowsOf(report) > SETTLES) await settle()
    return report
  } catch (error) {
    if (error instanceof NotPublished) return error.report
    throw error
  }
}

// Of fewer the database takes care by itself.
const SETTLES = 100

const rowsOf = ({
  added,
  changed,
  withdrawn,
  sections,
  sectionsWithdrawn,
  collections = 0,
}: PublicationReport) => added + changed + withdrawn + sections + sectionsWithdrawn + collections

/** Ends the transaction without a change. */
class NotPublished extends Error {
  readonly report: PublicationReport
  constructor(report: PublicationReport) {
    super('NOT_PUBLISHED')
    this.report = report
  }
}

const publishStaged = async (
  tx: Db,
  options: Publishing,
  staged: Staged,
  answer: { agreed: boolean },
): Promise<PublicationReport> => {
  const { sections, shop, collections = 0, synonyms = 0, delivery = 0, warnings, undeclared } = staged
  options.progress?.('saving', 0, 1)
  const { all, leaving, ...compared } = await compareProducts(tx)
  const byName = await foundByName(tx)
  const counts = { ...compared, withdrawn: leaving, sections: sections.changed, shop }
  const products = compared.added + compared.changed + leaving
  const changes = sections.changed + sections.withdrawn + collections + synonyms + delivery + products
  const anything = shop || changes > 0
  const report = {
    ...counts,
    unchanged: all - compared.added - compared.changed,
    sectionsWithdrawn: sections.withdrawn,
    ...(collections > 0 && { collections }),
    ...(synonyms > 0 && { synonyms }),
    ...(delivery > 0 && { delivery }),
    pictures: 0,
    anything,
    ...{ isPublished: false, publication: 0 },
    ...{ preview: undefined, warnings, byName },
    ...(undeclared && { undeclared }),
  }
  if (report.anything) {
    const publication = await nextPublication(tx)
    await keepPublication(tx, publication, staged.kind)
    await recordChanges(tx, publication)
    await failpoint('import-recorded')
    await mergeProducts(tx)
    if (products > ANALYZED) await analyzeProducts(tx)
    await failpoint('import-saved')
    await staged.onSaved?.()
    await checkShop(tx, warnings)
    const preview = await readPreview(tx, publication)
    const total = {
      ...counts,
      sections: sections.changed + sections.withdrawn,
      collections,
      synonyms,
      delivery,
    }
    await countPublication(tx, publication, total)
    if (!answer.agreed)
      await options.onPreview?.(preview, { warnings, byName, ...(undeclared && { undeclared }) })
    if (options.check) throw new NotPublished({ ...report, preview })
    answer.agreed ||= (await options.agree?.(preview)) ?? true
    if (!answer.agreed) throw new NotPublished({ ...report, preview })
    if (sections.changed + sections.withdrawn > 0) await tx.run(IN_CHANGED_SECTIONS)
    // What the shop declares holds for all goods, whichever of them changed.
    const everything = collections > 0 || preview.shop.includes('declared')
    const finish = await prepare(tx, options, products, everything)
    const pictures = (await staged.fill?.()) ?? 0
    await failpoint('import-compared')
    await queueChangedProducts(tx, publication)
    await finish()
    await failpoint('import-finished')
    return { ...report, isPublished: true, publication, preview, pictures }
  }
  await checkShop(tx, warnings)
  if (options.check) throw new NotPublished(report)
  await staged.onSaved?.()
  return { ...report, pictures: (await staged.fill?.()) ?? 0 }
}

// So many rows make plans that were right before wrong.
const ANALYZED = 1_000

/** All that takes long. Gives the rest: from there to the commit, orders of these products and searches wait. */
const prepare = async (tx: Db, { progress }: Publishing, products: number, everything: boolean) => {
  if (products > ANALYZED)
    for (const table of ['changed_products', 'merged_sizes']) await tx.run(`analyze ${table}`)
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
  const client = await takeConnection()
  try {
    if (isPooled(client)) return await analyze(client)
    // A million rows take longer than any request may.
    await client.query('set statement_timeout = 0')
    for (const table of SETTLED) await client.query(`vacuum (analyze) ${table}`)
  } finally {
    client.release(true)
  }
}

// At a pooler a session keeps no setting, and a transaction that does allows no vacuum: the database does that by itself.
const analyze = async (client: Client) => {
  await client.query('begin')
  await client.query('set local statement_timeout = 0')
  for (const table of SETTLED) await client.query(`analyze ${table}`)
  await client.query('commit')
}

const SETTLED = [
  ...['products', 'product_texts', 'product_sizes', 'variants', 'product_search', 'search_words', 'sections'],
  ...['product_facets', 'section_facets', 'facet_blocks', 'facet_values', 'publication_changes'],
]

const CHANGED_NOW = 'select id from sections where updated_at = now()'

// Search reads the names of sections, and lists of further ones hang where these hang.
const IN_CHANGED_SECTIONS = `insert into changed_products (id, fresh)
  select p.id, false from products p where not p.withdrawn
    and (p.group_id in (${CHANGED_NOW}) or p.category_id in (${CHANGED_NOW}) or p.subcategory_id in (${CHANGED_NOW})
      or p.further && array(select id from sections where updated_at = now() or parent_id in (${CHANGED_NOW})))
  on conflict do nothing`

const COUNT_PRODUCTS = `with leaves as (
    select subcategory_id, category_id, group_id, count(*)::int as count from products
    where not withdrawn group by subcategory_id, category_id, group_id),
  counts as (
    select id, sum(count)::int as count from leaves, unnest(array[subcategory_id, category_id, group_id]) as id group by id)
  update sections s set product_count = coalesce(c.count, 0)
  from sections known left join counts c on c.id = known.id
  where s.id = known.id and s.product_count <> coalesce(c.count, 0)`

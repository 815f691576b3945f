import 'server-only'
import { statSync } from 'node:fs'
import type { Db } from '../db/pool.ts'
import type { Network } from '../fetch-file/checked-lookup.ts'
import { media } from '../media/media.ts'
import type { MediaStore } from '../media/media-store.ts'
import { checkDeclared } from './check-declared.ts'
import { checkFolder } from './check-folder.ts'
import { checkMrp } from './check-mrp.ts'
import { checkSales } from './check-sales.ts'
import { assignIds, checkStaged } from './check-staged.ts'
import { checkSynonyms } from './check-synonyms.ts'
import { checkNotEmpty, checkSectionsEmptied } from './check-withdrawals.ts'
import { COLLECTIONS_TABLE } from './collection-cells.ts'
import { openImageCopier } from './copy-images.ts'
import { DELIVERY_TABLE } from './delivery-cells.ts'
import { ImportErrors, ImportRefused } from './errors.ts'
import { fetchedPictures } from './fetched-pictures.ts'
import { findTable } from './find-table.ts'
import { decodeHeicPhotos } from './heic-photos.ts'
import { importCollections } from './import-collections.ts'
import { importDelivery } from './import-delivery.ts'
import { importSections } from './import-sections.ts'
import { importShopFile } from './import-shop-file.ts'
import { importSynonyms } from './import-synonyms.ts'
import { keepOmittedColumns } from './omitted-columns.ts'
import { placeNewProducts } from './place-new-products.ts'
import { PRODUCTS_TABLE } from './product-cells.ts'
import { type PublicationReport, type Publishing, publish } from './publish.ts'
import { SECTIONS_TABLE } from './section-cells.ts'
import { sectionsByName } from './sections-by-name.ts'
import { stageProducts } from './stage-products.ts'
import { stageVariants } from './stage-variants.ts'
import { SYNONYMS_TABLE } from './synonym-cells.ts'
import { VARIANTS_TABLE } from './variant-cells.ts'

export type ImportOptions = Publishing & {
  folder: string
  /** Where pictures are served from, if not from the shop's own. */
  store?: MediaStore
  withdrawMissing?: boolean
  /** Whether a row without id, ASIN and SKU means the product of its name. */
  byName?: boolean
  /** Whether a row that lacks what the law asks to be declared is refused. */
  strict?: boolean
  /** What is changed at the desk, in a few words: then it is kept with the desk's changes, not with the imports. */
  desk?: string
  /** What the history calls it; else by its folder. */
  source?: string
  /** Once rows are staged, before they are compared. */
  onStaged?: (tx: Db) => Promise<unknown>
  /** How pictures are fetched that the files name by their addresses. */
  network?: Network
}
export type ImportReport = PublicationReport

/** Takes a folder in: everything is checked first, and published all or not at all. Again is a no-op. */
export const importCatalogue = async (options: ImportOptions): Promise<ImportReport> => {
  const { folder, store = media(), withdrawMissing = false, strict = false } = options
  await checkFolder(folder)
  const fetched = fetchedPictures(store, options.network)
  // Before the transaction: a photo takes seconds.
  const decoded = await decodeHeicPhotos(folder, store, (done, of) =>
    options.progress?.('decoding', done, of),
  )
  const stageFolder = async (tx: Db) => {
    const errors = new ImportErrors()
    const images = await openImageCopier(folder, store, fetched, decoded)
    for (const csv of TABLES) {
      const { file = csv } = findTable(folder, csv) ?? {}
      for (const list of [errors, images.warnings]) list.callFile(csv, file)
    }
    const reading = { folder, errors, images, withdrawMissing }
    const shop = await importShopFile(tx, reading)
    const sections = await importSections(tx, reading)
    await checkSectionsEmptied(tx, folder, sections.missing, errors)
    const collections = await importCollections(tx, { ...reading, tree: sections.tree })
    const synonyms = await importSynonyms(tx, { ...reading, warnings: images.warnings })
    const delivery = await importDelivery(tx, { ...reading, warnings: images.warnings })
    const byName = await sectionsByName(tx, sections.tree)
    const attributes = await stage(tx, options, { errors, images, sections: byName })
    await options.onStaged?.(tx)
    const undeclared = strict ? errors : new ImportErrors()
    undeclared.callFile(
      PRODUCTS_TABLE.file,
      findTable(folder, PRODUCTS_TABLE.file)?.file ?? PRODUCTS_TABLE.file,
    )
    await checkDeclared(tx, undeclared, strict ? MOST_REFUSED : MOST_WARNED)
    // Whatever is wrong has been looked for by now: all of it is told at once.
    if (errors.count > 0) throw new ImportRefused(errors, images.warnings)
    if (!fetched.isComplete()) throw new PicturesWanted()
    sections.changed += await byName.save(tx)
    return {
      kind: {
        kind: 'import',
        source: options.desk ?? options.source ?? folder,
        desk: options.desk !== undefined,
        sheet: options.sheet,
      } as const,
      ...{ sections, collections, shop, warnings: images.warnings, fill: images.fill },
      synonyms: synonyms.changed,
      ...(undeclared.count > 0 && { undeclared }),
      delivery,
      onSaved: async () => {
        await tx.run(ATTRIBUTE_ORDER, [attributes])
        await checkSynonyms(tx, synonyms.rows, images.warnings)
      },
    }
  }
  try {
    return await publish(options, stageFolder)
  } catch (error) {
    if (!(error instanceof PicturesWanted)) throw error
    // No transaction waits for the internet: the files are read once more, when it is known what is stored and the rest
    // is here.
    await fetched.fetch((done, of) => options.progress?.('fetching', done, of))
    return publish(options, stageFolder)
  }
}

// Rows; a warning is to be read, and a refusal to be worked off.
const MOST_WARNED = 1_000
const MOST_REFUSED = 20_000

/** Thrown when the folder has no errors, but its pictures have still to be looked up in the store, or fetched. */
class PicturesWanted extends Error {}

const TABLES = [
  PRODUCTS_TABLE,
  VARIANTS_TABLE,
  SECTIONS_TABLE,
  COLLECTIONS_TABLE,
  SYNONYMS_TABLE,
  DELIVERY_TABLE,
].map(({ file }) => file)

type Staging = Pick<Parameters<typeof stageProducts>[1], 'errors' | 'images' | 'sections'>

/** Reads and checks products.csv, if there is one; tells the order of its attributes. */
const stage = async (tx: Db, options: ImportOptions, staging: Staging) => {
  const { folder, progress, withdrawMissing = false, byName = false } = options
  const { errors } = staging
  const table = findTable(folder, PRODUCTS_TABLE.file)
  const hasProducts = table !== undefined
  if (!hasProducts && !findTable(folder, VARIANTS_TABLE.file)) return []
  const size = hasProducts ? statSync(table.path).size : 0
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
  const isWhole = hasProducts && withdrawMissing
  await assignIds(tx, errors, byName)
  const attributes = await keepOmittedColumns(tx, columns, isWhole)
  if (!columns.includes('position')) await placeNewProducts(tx)
  await checkSales(tx, errors, columns)
  await checkMrp(tx, errors, columns)
  await checkStaged(tx, errors, { withdrawMissing, byName, columns })
  await stageVariants(tx, { ...staging, folder, withdrawMissing, hasProducts })
  if (isWhole && isRead) await checkNotEmpty(tx, errors)
  if (isWhole) await tx.run(LEAVING)
  return attributes
}

const LEAVING = `insert into leaving select id from products p
  where not withdrawn and not exists (select from staged_products s where s.id = p.id)`

const ATTRIBUTE_ORDER = `update shop set attribute_order =
    $1::text[] || array(select old from unnest(attribute_order) old where not old = any($1::text[]))
  where attribute_order[1:cardinality($1::text[])] is distinct from $1::text[]`

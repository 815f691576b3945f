import 'server-only'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { ActRefused } from '#lib/desk/rules/act-types.ts'
import { picturesNotStored } from '#messages/media.ts'
import { openImageCopier } from '../../catalogue-import/copy-images.ts'
import { type ImportError, ImportErrors, ImportRefused, toldBy } from '../../catalogue-import/errors.ts'
import { fetchedPictures } from '../../catalogue-import/fetched-pictures.ts'
import { importDelivery } from '../../catalogue-import/import-delivery.ts'
import { importShopFile } from '../../catalogue-import/import-shop-file.ts'
import { publish } from '../../catalogue-import/publish.ts'
import type { Db } from '../../db/pool.ts'
import { media } from '../../media/media.ts'
import { MediaFault } from '../../media/media-fault.ts'
import { AT_DESK } from '../things/sheets/telling-at-desk.ts'

/** Writes into a folder what an import reads there, or refuses. It sees the shop as it stands at that moment. */
export type WriteFolder = (tx: Db, folder: string) => Promise<ActRefused | undefined>

/**
 * A change of the shop's own texts or of its delivery: checked, stored and kept in the history as an import of a folder
 * that says the same. `source` names the page it was made on.
 */
export async function publishChange(
  source: string,
  write: WriteFolder,
  tell: (errors: readonly ImportError[]) => ActRefused = inOne,
): Promise<ActRefused | undefined> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'shop-'))
  try {
    await publish({}, async tx => {
      const refused = await write(tx, folder)
      if (refused) throw new Refused(refused)
      const errors = new ImportErrors()
      const images = await openImageCopier(folder, media(), fetchedPictures(media()))
      const reading = { folder, errors, images, warnings: images.warnings, withdrawMissing: true }
      const shop = await importShopFile(tx, reading)
      const delivery = await importDelivery(tx, reading)
      if (errors.count > 0) throw new ImportRefused(errors, images.warnings)
      return {
        kind: { kind: 'import', source },
        sections: { changed: 0, withdrawn: 0 },
        ...{ shop, delivery, warnings: images.warnings, fill: images.fill },
      }
    })
    return undefined
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    if (error instanceof ImportRefused) return tell(error.errors.listed)
    if (error instanceof MediaFault) return { refused: picturesNotStored(error.reason) }
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Ends the transaction without a change. */
class Refused extends Error {
  readonly refusal: ActRefused
  constructor(refusal: ActRefused) {
    super('REFUSED')
    this.refusal = refusal
  }
}

// As many as are read at once.
const TOLD = 5

const inOne = (errors: readonly ImportError[]): ActRefused => ({
  refused: errors.slice(0, TOLD).map(toldBy(AT_DESK)).join('\n'),
})

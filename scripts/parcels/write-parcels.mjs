import { open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { exportParcels } from '#lib/backend/courier-sheets/export-parcels.ts'
import { COURIER_LAYOUTS } from '#lib/desk/rules/courier-layouts.ts'
import { noSuchLayout, parcelsWritten } from '#messages/cli-parcels.ts'

/** Written completely or not at all: it gets its name when it is finished. */
export async function writeParcels(file, asked) {
  const layout = COURIER_LAYOUTS.find(name => name === (asked || 'generic'))
  if (!layout) {
    console.error(noSuchLayout(asked, COURIER_LAYOUTS.join(', ')))
    return 1
  }
  const draft = `${file}.part`
  let rows = -1
  try {
    const out = await open(draft, 'w', 0o600)
    try {
      for await (const row of exportParcels(layout)) {
        await out.write(row)
        rows++
      }
    } finally {
      await out.close()
    }
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    // The seller named the file, not the temporary one; the folder may be missing.
    if (error.path) error.path = error.code === 'ENOENT' ? path.dirname(file) : file
    throw error
  }
  console.log(parcelsWritten(rows, file))
  return 0
}

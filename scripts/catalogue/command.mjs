import path from 'node:path'
import { exportCatalogue } from '#lib/backend/catalogue-import/export-catalogue.ts'
import { ImportRefused, inWords } from '#lib/backend/catalogue-import/faults.ts'
import { importCatalogue } from '#lib/backend/catalogue-import/import-catalogue.ts'
import { openDatabase } from '#lib/backend/db/open.ts'
import { env } from '#lib/env.ts'
import { progressBar } from './progress-bar.mjs'
import { importedInWords } from './report.mjs'

const USAGE = `npm run catalogue -- import FOLDER [--withdraw-missing]
npm run catalogue -- export FOLDER`

const WARNINGS = 20

const [verb, ...rest] = process.argv.slice(2)
const flags = rest.filter(word => word.startsWith('--'))
const folders = rest.filter(word => !word.startsWith('--'))
const known = flags.every(flag => flag === '--withdraw-missing')

if (!['import', 'export'].includes(verb) || folders.length !== 1 || !known) {
  console.error(USAGE)
  process.exit(2)
}
if (env.apiHost) {
  console.error(`The catalogue is kept by ${env.apiHost} (API_HOST), not by this shop.`)
  process.exit(2)
}

// npm starts a command in the project's folder, and says where it was called.
const folder = path.resolve(process.env.INIT_CWD ?? '.', folders[0])
const uploads = path.join(env.dataDir, 'uploads')
const database = await openDatabase()
const bar = progressBar(process.stderr)
// An import that is broken off has changed nothing.
const stop = async () => {
  bar.clear()
  await database.close().catch(error => console.error(error.message))
  process.exit(130)
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)

try {
  if (verb === 'import') {
    const withdrawMissing = flags.length > 0
    const report = await importCatalogue({ folder, uploads, withdrawMissing, progress: bar.show })
    bar.clear()
    const { count, listed } = report.warnings
    for (const warning of listed.slice(0, WARNINGS)) console.warn(`warning: ${inWords(warning)}`)
    if (count > WARNINGS) console.warn(`… and ${count - WARNINGS} more warnings.`)
    console.log(importedInWords(report))
  } else {
    const report = await exportCatalogue({
      folder,
      uploads,
      progress: (done, of) => bar.show('writing', done, of),
    })
    bar.clear()
    console.log(
      `Wrote ${report.products} products, ${report.sections} sections and ${report.pictures} pictures to ${folder}.` +
        (report.missing > 0 ? ` ${report.missing} pictures are not there.` : ''),
    )
  }
} catch (error) {
  bar.clear()
  if (!(error instanceof ImportRefused)) throw error
  console.error(error.message)
  console.error(`Nothing was changed: ${error.faults.count} to mend.`)
  process.exitCode = 1
} finally {
  await database.close()
}

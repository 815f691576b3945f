import path from 'node:path'
import { exportCatalogue } from '#lib/backend/catalogue-import/export-catalogue.ts'
import { ImportRefused, inWords } from '#lib/backend/catalogue-import/faults.ts'
import { importCatalogue } from '#lib/backend/catalogue-import/import-catalogue.ts'
import { openDatabase, openShop } from '#lib/backend/db/open.ts'
import { env } from '#lib/env.ts'
import { fail } from '../fail.mjs'
import { fileTrouble } from '../file-trouble.mjs'
import { progressBar } from './progress-bar.ts'
import { exportedInWords, importedInWords } from './report.ts'
import { stoppable } from './stoppable.ts'

const USAGE = `npm run catalogue -- import FOLDER [--withdraw-missing]
npm run catalogue -- export FOLDER`
const WARNINGS = 20

const [verb, ...rest] = process.argv.slice(2)
const flags = rest.filter(word => word.startsWith('--'))
const folders = rest.filter(word => !word.startsWith('--'))
const known = verb === 'import' ? ['--withdraw-missing'] : []

if (
  !['import', 'export'].includes(verb) ||
  folders.length !== 1 ||
  !flags.every(flag => known.includes(flag))
) {
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
const bar = progressBar(process.stderr)
const stop = stoppable(process)
const progress = (...step) => {
  stop.throwIfAsked()
  bar.show(...step)
}

const database = await (verb === 'export' ? openShop() : openDatabase()).catch(error => {
  fail(error)
  process.exit()
})
try {
  if (verb === 'import') await takeIn()
  else await writeOut()
} catch (error) {
  bar.clear()
  if (stop.asked) {
    console.error('Stopped: nothing was changed.')
    process.exitCode = 130
  } else if (error instanceof ImportRefused) {
    console.error(error.message)
    console.error(`Nothing was changed: ${error.faults.count} to mend.`)
    process.exitCode = 1
  } else {
    const trouble = fileTrouble(error)
    if (!trouble) throw error
    console.error(trouble)
    process.exitCode = 1
  }
} finally {
  await database.close()
}

async function takeIn() {
  const report = await importCatalogue({ folder, uploads, withdrawMissing: flags.length > 0, progress })
  bar.clear()
  const { count, listed } = report.warnings
  for (const warning of listed.slice(0, WARNINGS)) console.warn(`warning: ${inWords(warning)}`)
  if (count > WARNINGS) console.warn(`… and ${count - WARNINGS} more warnings.`)
  console.log(importedInWords(report))
}

async function writeOut() {
  const report = await exportCatalogue({
    folder,
    uploads,
    progress: (done, of) => progress('writing', done, of),
  })
  bar.clear()
  console.log(exportedInWords(report, folder))
}

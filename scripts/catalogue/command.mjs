import path from 'node:path'
import { checkFolder } from '#lib/backend/catalogue-import/check-folder.ts'
import { ImportRefused } from '#lib/backend/catalogue-import/errors.ts'
import { exportCatalogue } from '#lib/backend/catalogue-import/export-catalogue.ts'
import { importCatalogue } from '#lib/backend/catalogue-import/import-catalogue.ts'
import { openDatabase, openShopWithPictures } from '#lib/backend/db/open.ts'
import { env } from '#lib/server/settings/env.ts'
import {
  addNew,
  catalogueKeptBy,
  catalogueUsage,
  importRefused,
  importStopped,
  otherImport,
  reportIsIn,
} from '#messages/commands.ts'
import { fileErrorText } from '../file-error-text.mjs'
import { stopForOtherHost } from '../own-shop.mjs'
import { readArguments } from './arguments.ts'
import { checkTarget } from './check-target.ts'
import { progressBar } from './progress-bar.ts'
import { exportedInWords, importedInWords, listsInWords } from './report.ts'
import { keepReport } from './report-file.ts'
import { stoppable } from './stoppable.ts'

const args = readArguments(process.argv.slice(2))
if (!args) {
  console.error(catalogueUsage)
  process.exit(2)
}
stopForOtherHost(catalogueKeptBy)

// npm runs a command in the project's folder, and gives the caller's folder in INIT_CWD.
const folder = path.resolve(process.env.INIT_CWD ?? '.', args.folder)
const uploads = path.join(env.dataDir, 'uploads')
const bar = progressBar(process.stderr)
const stop = stoppable(process)
const progress = (...step) => {
  stop.throwIfRequested()
  bar.show(...step)
}

let database
try {
  // Before anything is opened or created: a mistyped folder must not create a shop.
  if (args.verb === 'import') await checkFolder(folder)
  else await checkTarget(folder, args.has('--replace'))
  database = await (args.has('--new') ? openDatabase() : openShopWithPictures())
  if (args.verb === 'import') await takeIn()
  else await writeOut()
} catch (error) {
  bar.clear()
  if (stop.requested) {
    console.error(importStopped)
    process.exitCode = 130
  } else if (error instanceof ImportRefused) {
    await printReport({ errors: error.errors, warnings: error.warnings })
    console.error(importRefused(error.errors.count))
    process.exitCode = 1
  } else {
    const message = error.name === 'StartError' ? error.message : fileErrorText(error)
    if (!message && database) throw error
    console.error(message ?? error.message)
    if (error.code === 'NO_SHOP' && args.verb === 'import') console.error(addNew)
    process.exitCode = 1
  }
} finally {
  await database?.close()
}

async function takeIn() {
  const report = await importCatalogue({
    folder,
    uploads,
    progress,
    withdrawMissing: args.has('--withdraw-missing'),
    byName: args.has('--by-name'),
    onWait: () => console.error(otherImport),
  })
  bar.clear()
  await printReport({ warnings: report.warnings, byName: report.byName })
  console.log(importedInWords(report))
}

/** Prints what fits on the screen; writes the whole to a file if it does not fit. */
async function printReport(lists) {
  const { lines, whole } = listsInWords(lists)
  for (const line of lines) console.error(line)
  const file = await keepReport({ lists, whole, folders: [folder, env.dataDir] })
  if (file) console.error(reportIsIn(file))
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

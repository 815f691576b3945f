import { convertFile } from '#lib/backend/catalogue-convert/convert-file.ts'
import { checkUnnamed, nameShop } from '#lib/backend/catalogue-convert/name-shop.ts'
import { checkFolder } from '#lib/backend/catalogue-import/check-folder.ts'
import { ImportRefused } from '#lib/backend/catalogue-import/errors.ts'
import { exportCatalogue } from '#lib/backend/catalogue-import/export-catalogue.ts'
import { importCatalogue } from '#lib/backend/catalogue-import/import-catalogue.ts'
import { CONVERT_REPORT, FEEDS_REPORT, keepReport } from '#lib/backend/catalogue-import/report-file.ts'
import {
  convertedInWords,
  exportedInWords,
  importedInWords,
  listsInWords,
  notesInWords,
} from '#lib/backend/catalogue-import/report-in-words.ts'
import { undoPublication } from '#lib/backend/catalogue-import/undo-publication.ts'
import { openDatabase, openShop, openShopWithPictures } from '#lib/backend/db/open.ts'
import { checkFeeds } from '#lib/backend/feeds/check-feeds.ts'
import { MediaFault } from '#lib/backend/media/media-fault.ts'
import { listMissedSearches } from '#lib/backend/missed-searches/list-missed-searches.ts'
import { lastPublications } from '#lib/backend/publications/history.ts'
import { doubtsAbout, previewInWords } from '#lib/backend/publications/preview-in-words.ts'
import { openDoor } from '#lib/backend/shop/door.ts'
import { readShop } from '#lib/backend/shop/read-shop.ts'
import { env } from '#lib/server/settings/env.ts'
import {
  addNew,
  catalogueKeptBy,
  catalogueUsage,
  importRefused,
  importStopped,
  otherImport,
  reportIsIn,
  shopIsOpen,
} from '#messages/commands.ts'
import { convertRead, formatNames } from '#messages/convert.ts'
import { picturesNotStored } from '#messages/media.ts'
import {
  checkedOnly,
  conflictsStay,
  notAgreed,
  nothingUndone,
  publishedAs,
  undoneNow,
} from '#messages/publications.ts'
import { callerPath } from '../caller-path.ts'
import { fileErrorText } from '../file-error-text.mjs'
import { stopForOtherHost } from '../own-shop.mjs'
import { agree } from './agree.ts'
import { readArguments } from './arguments.ts'
import { CONVERTED, checkTarget } from './check-target.ts'
import { feedsInWords } from './feeds-in-words.ts'
import { listPublications } from './list-publications.ts'
import { progressBar } from './progress-bar.ts'
import { SEARCHES_SHOWN, searchesInWords } from './searches-in-words.ts'
import { stoppable } from './stoppable.ts'

const args = readArguments(process.argv.slice(2))
if (!args) {
  console.error(catalogueUsage)
  process.exit(2)
}
// A conversion asks no shop.
if (args.verb !== 'convert') stopForOtherHost(catalogueKeptBy)

const folder = callerPath(args.folder)
const bar = progressBar(process.stderr)
const stop = stoppable(process)
const progress = (...step) => {
  stop.throwIfRequested()
  bar.show(...step)
}

const WORK = {
  import: takeIn,
  export: writeOut,
  undo: takeBack,
  history: showHistory,
  feeds: showFeeds,
  searches: showSearches,
}
let database
try {
  // Before anything is opened or created: a mistyped folder must not create a shop.
  if (args.verb === 'import') await checkFolder(folder)
  if (args.verb === 'convert') {
    await checkTarget(folder, args.has('--replace'), CONVERTED)
    await convert(callerPath(args.file))
  } else {
    if (args.verb === 'export') await checkTarget(folder, args.has('--replace'))
    database = await open()
    await WORK[args.verb]()
  }
} catch (error) {
  bar.clear()
  if (stop.requested) {
    console.error(importStopped)
    process.exitCode = 130
  } else if (error instanceof ImportRefused) {
    await printReport({ errors: error.errors, warnings: error.warnings })
    console.error(importRefused(error.errors.count))
    process.exitCode = 1
  } else if (error instanceof MediaFault) {
    console.error(picturesNotStored(error.reason))
    process.exitCode = 1
  } else {
    const message = error.name === 'StartError' ? error.message : fileErrorText(error)
    if (!message && (database || args.verb === 'convert')) throw error
    console.error(message ?? error.message)
    if (error.code === 'NO_SHOP' && args.verb === 'import') console.error(addNew)
    process.exitCode = 1
  }
} finally {
  await database?.close()
}

function open() {
  if (args.has('--new')) return openDatabase()
  return args.verb === 'import' || args.verb === 'export' ? openShopWithPictures() : openShop()
}

async function takeIn() {
  const report = await importCatalogue({
    ...publishing(),
    folder,
    withdrawMissing: args.has('--withdraw-missing'),
    byName: args.has('--by-name'),
    strict: args.has('--strict'),
  })
  bar.clear()
  if (report.anything && !report.isPublished) return endUnpublished()
  if (!report.anything)
    await printReport({ warnings: report.warnings, byName: report.byName, undeclared: report.undeclared })
  console.log(importedInWords(report))
  if (report.publication > 0) console.log(publishedAs(report.publication))
  // Whoever fills a shop by command has published it: there is nothing more to press.
  if (await openDoor()) console.log(shopIsOpen)
}

async function takeBack() {
  const { publication } = args
  const report = await undoPublication({ ...publishing(), publication, through: args.has('--through') })
  bar.clear()
  if (report.conflicts.count > 0) console.error(conflictsStay(report.conflicts.count))
  await printReport({ warnings: report.conflicts })
  if (report.anything && !report.isPublished) return endUnpublished()
  if (!report.anything) return console.log(nothingUndone(report.undone))
  console.log(`${undoneNow(report.undone, args.has('--through'))} ${importedInWords(report)}`)
  console.log(publishedAs(report.publication))
}

/** What import and undo have in common: both show what they are about to change, and ask where it may be a slip. */
function publishing() {
  return {
    progress,
    check: args.has('--check'),
    onPreview: async (preview, { warnings, byName, undeclared }) => {
      bar.clear()
      await printReport({ warnings, byName, undeclared })
      for (const line of previewInWords(preview)) console.error(line)
    },
    agree: preview =>
      agree(doubtsAbout(preview), args.has('--yes'), { input: process.stdin, output: process.stderr }),
    onWait: () => console.error(otherImport),
  }
}

function endUnpublished() {
  console.log(args.has('--check') ? checkedOnly : notAgreed)
  process.exitCode = args.has('--check') ? 0 : 1
}

async function showHistory() {
  for (const line of listPublications(await lastPublications())) console.log(line)
}

async function showSearches() {
  for (const line of searchesInWords(await listMissedSearches(SEARCHES_SHOWN))) console.log(line)
}

/** What products miss for Google and Meta. */
async function showFeeds() {
  const shop = { site: env.siteUrl, name: (await readShop())?.name ?? '' }
  const report = await checkFeeds(shop, undefined, done => progress('reading', done, done))
  bar.clear()
  for (const line of feedsInWords(report, shop)) console.log(line)
  const lists = { warnings: report.faults }
  const whole = report.faults.count === 0
  const file = await keepReport({ lists, whole, folders: [env.dataDir], name: FEEDS_REPORT })
  if (file) console.log(reportIsIn(file))
}

/** Prints what fits on the screen; writes the whole to a file if it does not fit. */
async function printReport(lists) {
  const { lines, whole } = listsInWords(lists)
  for (const line of lines) console.error(line)
  const folders = args.folder ? [folder, env.dataDir] : [env.dataDir]
  const file = await keepReport({ lists, whole, folders })
  if (file) console.error(reportIsIn(file))
}

async function convert(file) {
  if (args.name !== undefined) checkUnnamed(folder)
  const { from, stock } = args
  const beforeIsMrp = args.has('--before-is-mrp')
  const report = await convertFile({ file, folder, from, stock, beforeIsMrp, progress })
  if (args.name !== undefined) await nameShop(folder, args.name)
  bar.clear()
  console.log(convertRead(formatNames[report.format]))
  for (const line of notesInWords(report.notes.list)) console.error(line)
  const lists = { warnings: report.notes.list }
  const whole = report.notes.list.count === 0
  const kept = await keepReport({ lists, whole, folders: [folder, env.dataDir], name: CONVERT_REPORT })
  if (kept) console.error(reportIsIn(kept))
  console.log(convertedInWords(report, folder))
  if (report.products === 0) process.exitCode = 1
}

async function writeOut() {
  const report = await exportCatalogue({
    folder,
    progress: (done, of) => progress('writing', done, of),
  })
  bar.clear()
  console.log(exportedInWords(report, folder))
}

import { fileErrorText } from '../file-error-text.mjs'
import { openOwnShop, stopForOtherHost } from '../own-shop.mjs'
import { readArguments, STATUSES } from './arguments.ts'
import { verbs } from './verbs.mjs'

const USAGE = `npm run orders -- list [--status STATUS] [--days 30|all]
npm run orders -- export FILE.csv [--status STATUS] [--days 30|all]
npm run orders -- show ORDER
npm run orders -- packed ORDER …
npm run orders -- shipped ORDER --courier "NAME" --number NUMBER    (again: corrects them, or takes "delivered" back)
npm run orders -- delivered ORDER …
npm run orders -- cancel ORDER --reason "WHY, as its customer reads it"
npm run orders -- returned ORDER …    (shipped, and came back undelivered)
npm run orders -- refunds    (what goes back to customers and has not arrived)
npm run orders -- refund ORDER --retry | --done "HOW YOU GAVE IT BACK"
STATUS is one of ${STATUSES.join(', ')}.`

const asked = readArguments(process.argv.slice(2))
if (asked.wrong) {
  console.error(`${asked.wrong}\n\n${USAGE}`)
  process.exit(2)
}
stopForOtherHost('The orders are kept by')

// Whoever reads only the first lines (`| head`) has read enough.
process.stdout.on('error', error => {
  if (error.code !== 'EPIPE') throw error
})

const database = await openOwnShop()
try {
  process.exitCode = await verbs[asked.verb](asked)
} catch (error) {
  const trouble = fileErrorText(error)
  if (!trouble) throw error
  console.error(trouble)
  process.exitCode = 1
} finally {
  await database.close()
}

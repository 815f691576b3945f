import { ordersKeptBy, ordersUsage } from '#messages/commands.ts'
import { fileErrorText } from '../file-error-text.mjs'
import { openOwnShop, stopForOtherHost } from '../own-shop.mjs'
import { OF_ADDRESS, readArguments, STATUSES } from './arguments.ts'
import { verbs } from './verbs.mjs'

const USAGE = ordersUsage(STATUSES.join(', '), OF_ADDRESS)

const args = readArguments(process.argv.slice(2))
if (args.wrong) {
  console.error(`${args.wrong}\n\n${USAGE}`)
  process.exit(2)
}
stopForOtherHost(ordersKeptBy)

// A reader of only the first lines (`| head`) may close the pipe.
process.stdout.on('error', error => {
  if (error.code !== 'EPIPE') throw error
})

const database = await openOwnShop()
try {
  process.exitCode = await verbs[args.verb](args)
} catch (error) {
  const trouble = fileErrorText(error)
  if (!trouble) throw error
  console.error(trouble)
  process.exitCode = 1
} finally {
  await database.close()
}

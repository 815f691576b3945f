import { backUp } from '#lib/backend/db/back-up.ts'
import { openEngine } from '#lib/backend/db/engine.ts'
import { refuseNoShop } from '#lib/backend/db/refuse-no-shop.ts'
import { env } from '#lib/server/settings/env.ts'
import {
  backupIsMade,
  backupUsage,
  noBackup,
  picturesNotInBackup,
  rowsInOwnDatabase,
  rowsKeptElsewhere,
} from '#messages/commands.ts'
import { callerPath } from '../caller-path.ts'
import { fileErrorText } from '../file-error-text.mjs'

const [name, ...rest] = process.argv.slice(2)
if (!name || rest.length > 0) {
  console.error(backupUsage)
  process.exit(2)
}
if (env.apiHost) {
  console.error(rowsKeptElsewhere(env.apiHost))
  process.exit(2)
}
if (env.databaseUrl) {
  console.error(rowsInOwnDatabase)
  process.exit(2)
}
const target = callerPath(name)
try {
  refuseNoShop(env)
  const engine = await openEngine(env.dataDir)
  try {
    await backUp(env.dataDir, engine, target)
  } finally {
    await engine.close()
  }
  console.log(backupIsMade(target))
  if (env.media) console.log(picturesNotInBackup(`s3://${env.media.bucket}/${env.media.prefix}`))
} catch (error) {
  const message = error.name === 'StartError' ? error.message : (fileErrorText(error) ?? error.message)
  console.error(noBackup(message))
  process.exitCode = 1
}

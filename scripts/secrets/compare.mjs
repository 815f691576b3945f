import { openDatabase } from '#lib/backend/db/open.ts'
import { checkGivenSecrets } from '#lib/backend/secrets/check-secrets.ts'
import { marksHere, marksInDatabase, secretsOff } from '#lib/backend/secrets/secret-marks.ts'
import { env } from '#lib/server/settings/env.ts'
import {
  secretsAccepted,
  secretsAgree,
  secretsBesideDatabase,
  secretsDiffer,
  secretsUnnoted,
} from '#messages/secrets.ts'

export const compareSecrets = () =>
  withMarks(async store => {
    const noted = await store.read()
    const off = secretsOff(noted)
    if (noted.size === 0) console.log(secretsUnnoted)
    else if (off.length === 0) console.log(secretsAgree)
    else console.error(secretsDiffer(off.join(', ')))
    return off.length > 0 ? 1 : 0
  })

export const acceptSecrets = () =>
  withMarks(async store => {
    if (env.secretsFrom) checkGivenSecrets()
    await store.replace(marksHere())
    console.log(secretsAccepted)
    return 0
  })

async function withMarks(work) {
  if (env.apiHost && env.redisUrl) {
    const { openSharedStore } = await import('#lib/server/redis/shared-store.ts')
    const { marksInStore } = await import('#lib/backend/secrets/marks-in-store.ts')
    const store = await openSharedStore(env.redisUrl)
    return work(marksInStore(store)).finally(() => store.close())
  }
  if (!env.databaseUrl) {
    console.log(secretsBesideDatabase)
    return 0
  }
  const database = await openDatabase({ begun: true })
  return work(marksInDatabase).finally(() => database.close())
}

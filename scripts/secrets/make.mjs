import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { makeSecret } from '#lib/backend/secrets.ts'
import { SECRET_NAMES, settingOfSecret } from '#lib/server/settings/secret-names.ts'
import { secretNotInFolder, secretsAllThere, secretsMade } from '#messages/secrets.ts'

/** For the first start of a shop whose copies share their secrets; and where a new version needs one more. */
export function makeSecrets(folder) {
  const missing = SECRET_NAMES.filter(name => !existsSync(path.join(folder, name)))
  for (const name of missing) makeSecret(path.join(folder, name))
  console.log(missing.length > 0 ? secretsMade(missing.join(', '), folder) : secretsAllThere(folder))
  return 0
}

export function printLines(folder) {
  const missing = SECRET_NAMES.find(name => !existsSync(path.join(folder, name)))
  if (missing) {
    console.error(secretNotInFolder(missing, folder))
    return 1
  }
  for (const name of SECRET_NAMES)
    console.log(`${settingOfSecret(name)}=${readFileSync(path.join(folder, name), 'utf8').trim()}`)
  return 0
}

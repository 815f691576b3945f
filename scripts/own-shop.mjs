import { openShop } from '#lib/backend/db/open.ts'
import { readTypedKeys } from '#lib/backend/typed-keys/typed-keys.ts'
import { env } from '#lib/server/settings/env.ts'
import { keptElsewhere } from '#messages/commands.ts'
import { fail } from './fail.mjs'
import { fileErrorText } from './file-error-text.mjs'

/** Ends a command about data of another host. `subject` begins the sentence: "The orders are kept by". */
export const stopForOtherHost = subject => {
  if (!env.apiHost) return
  console.error(keptElsewhere(subject, env.apiHost))
  process.exit(2)
}

/** The database of the shop in DATA_DIR; without one the command ends with a sentence. */
export const openOwnShop = () =>
  openShop()
    .then(async database => {
      await readTypedKeys()
      return database
    })
    .catch(error => {
      fail({ message: fileErrorText(error) ?? error.message })
      process.exit()
    })

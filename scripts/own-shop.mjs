import { openShop } from '#lib/backend/db/open.ts'
import { env } from '#lib/server/settings/env.ts'
import { keptElsewhere } from '#messages/commands.ts'
import { fail } from './fail.mjs'
import { fileErrorText } from './file-error-text.mjs'

/** Ends a command about something that another host keeps. `kept` begins the sentence: "The orders are kept by". */
export const stopForOtherHost = subject => {
  if (!env.apiHost) return
  console.error(keptElsewhere(subject, env.apiHost))
  process.exit(2)
}

/** The database of the shop in DATA_DIR; the command ends with a sentence where there is none. */
export const openOwnShop = () =>
  openShop().catch(error => {
    fail({ message: fileErrorText(error) ?? error.message })
    process.exit()
  })

import { MediaFault } from '#lib/backend/media/media-fault.ts'
import { env } from '#lib/server/settings/env.ts'
import { mediaNotMoved, movedElsewhere, moveUsage, nameTarget, unknownMove } from '#messages/move.ts'
import { callerPath } from '../caller-path.ts'
import { fileErrorText } from '../file-error-text.mjs'
import { readVerb } from '../read-verb.ts'
import { database } from './database.mjs'
import { media } from './media.mjs'
import { secrets } from './secrets.mjs'

const VERBS = { database, media, secrets }

const read = readVerb(process.argv.slice(2), {
  verbs: {
    database: { options: ['replace'], names: [1, 1] },
    media: { names: [1, 1] },
    secrets: { names: [1, 1] },
  },
  flags: ['replace'],
  unknownVerb: unknownMove,
  nameMissing: nameTarget,
})
if (read.wrong) {
  console.error(`${read.wrong}\n\n${moveUsage}`)
  process.exit(2)
}
if (env.apiHost) {
  console.error(movedElsewhere(env.apiHost))
  process.exit(2)
}
try {
  await VERBS[read.verb](read, callerPath)
} catch (error) {
  const message = error.name === 'StartError' ? error.message : fileErrorText(error)
  if (error instanceof MediaFault) console.error(mediaNotMoved(error.reason))
  else if (message) console.error(message)
  else throw error
  process.exitCode = 1
}

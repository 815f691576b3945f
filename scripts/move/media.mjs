import { folderStore } from '#lib/backend/media/folder/folder-store.ts'
import { s3Store } from '#lib/backend/media/s3/s3-store.ts'
import { tryMedia } from '#lib/backend/media/try-media.ts'
import { moveMedia } from '#lib/backend/move/move-media.ts'
import { refuseWhileOpen } from '#lib/backend/move/refuse-while-open.ts'
import { env, envWithMedia } from '#lib/server/settings/env.ts'
import { StartError } from '#lib/server/settings/start-error.ts'
import {
  alreadyThere,
  folderSettingsNow,
  mediaCounted,
  mediaMove,
  mediaMoved,
  mediaSettingsNow,
  notMediaTarget,
} from '#messages/move.ts'

const TOLD_MS = 2_000

/** Copies the pictures to a store, or from there into DATA_DIR. */
export async function media({ names: [to] }) {
  if (to !== FOLDER && !to.startsWith('s3://')) throw new StartError(notMediaTarget)
  const from = storeOf(env.media)
  const target = storeOf(to === FOLDER ? undefined : envWithMedia(to).media)
  if (from.place === target.place) throw new StartError(alreadyThere(from.place))
  // A picture that it stores meanwhile would be missed.
  await refuseWhileOpen(env)
  await tryMedia(target)
  console.log(mediaMove(from.place, target.place))
  let toldAt = 0
  const { files, bytes, before } = await moveMedia(from, target, {
    onFile: (done, of, bytes) => {
      if (Date.now() - toldAt < TOLD_MS && done < of) return
      toldAt = Date.now()
      console.log(mediaCounted(done, of, Math.round(bytes / 1e6)))
    },
  })
  console.log(mediaMoved(files, bytes, before))
  console.log(to === FOLDER ? folderSettingsNow : mediaSettingsNow(to))
}

const FOLDER = 'folder'

const storeOf = settings => (settings ? s3Store(settings) : folderStore(env.dataDir))

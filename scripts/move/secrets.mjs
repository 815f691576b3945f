import { moveSecrets } from '#lib/backend/move/move-secrets.ts'
import { env } from '#lib/server/settings/env.ts'
import { secretsMoved } from '#messages/move.ts'

/** Copies the secrets into a folder that other machines mount. */
export async function secrets({ names: [to] }, placeOf) {
  const folder = placeOf(to)
  const names = await moveSecrets(env.dataDir, folder)
  console.log(secretsMoved(names.join(', '), folder))
}

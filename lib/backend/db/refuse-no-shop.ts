import 'server-only'
import { existsSync } from 'node:fs'
import type { Env } from '#lib/env.ts'
import { StartError } from '#lib/start-error.ts'
import { findPlaces } from './engine/places.ts'

/** For commands that ask a shop: in a mistyped folder they would make an empty one and answer from that. */
export const refuseNoShop = ({ dataDir, databaseUrl }: Pick<Env, 'dataDir' | 'databaseUrl'>) => {
  if (databaseUrl || (existsSync(dataDir) && existsSync(findPlaces(dataDir).data))) return
  throw new StartError(
    `There is no shop in ${dataDir}. Every command needs the DATA_DIR that the shop was started with.`,
  )
}

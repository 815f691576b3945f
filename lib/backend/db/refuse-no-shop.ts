import 'server-only'
import { accessSync, constants, existsSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Env } from '#lib/server/settings/env.ts'
import { StartError } from '#lib/server/settings/start-error.ts'
import {
  dataDirIsFile,
  dataDirUnreadable,
  noShopInDatabase,
  noShopInFolder,
  thisMachine,
} from '#messages/start.ts'
import { mayBeData } from './engine/paths.ts'

/** For commands that ask a shop: in a mistyped folder they would make an empty one and answer from that. */
export const refuseNoShop = ({ dataDir, databaseUrl }: Pick<Env, 'dataDir' | 'databaseUrl'>) => {
  if (databaseUrl) return
  refuseUnreadable(dataDir)
  if (existsSync(dataDir) && mayBeData(dataDir).some(existsSync)) return
  throw noShopIn(dataDir)
}

/** The pictures lie in DATA_DIR also where the rows do not: what begins there is a shop of its own without a picture. */
export const refuseNoFolder = ({ dataDir }: Pick<Env, 'dataDir'>) => {
  refuseUnreadable(dataDir)
  if (SIGNS.some(name => existsSync(path.join(dataDir, name)))) return
  throw noShopIn(dataDir)
}

// A shop that has started has made its secrets; one that was filled before has its pictures.
const SIGNS = ['secrets', 'uploads']

/** For an address of a database that holds nothing of ours. */
export const noShopAt = (databaseUrl: string) => {
  const { host, pathname } = new URL(databaseUrl)
  return new NoShop(noShopInDatabase(decodeURIComponent(pathname.slice(1)), host || thisMachine))
}

export const noShopIn = (dataDir: string) => new NoShop(noShopInFolder(dataDir))

/** The import says how a shop is begun. */
class NoShop extends StartError {
  readonly code = 'NO_SHOP'
}

const refuseUnreadable = (dataDir: string) => {
  const found = statSync(dataDir, { throwIfNoEntry: false })
  if (!found) return
  if (!found.isDirectory()) throw new StartError(dataDirIsFile(dataDir))
  try {
    accessSync(dataDir, constants.R_OK | constants.X_OK)
  } catch {
    throw new StartError(dataDirUnreadable(dataDir))
  }
}

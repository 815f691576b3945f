import 'server-only'
import { accessSync, constants, existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { databaseHosts, databaseName } from '#lib/server/settings/database-addresses.ts'
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

/** For read-only commands: in a mistyped folder they would create an empty shop and read from that. */
export const refuseNoShop = ({ dataDir, databaseUrl }: Pick<Env, 'dataDir' | 'databaseUrl'>) => {
  if (databaseUrl) return
  refuseUnreadable(dataDir)
  if (existsSync(dataDir) && mayBeData(dataDir).some(existsSync)) return
  throw noShopIn(dataDir)
}

/** The pictures lie in DATA_DIR even if the rows do not: a new folder would be a shop without pictures. */
export const refuseNoFolder = ({ dataDir, media }: Pick<Env, 'dataDir'> & Partial<Pick<Env, 'media'>>) => {
  if (media) return
  refuseUnreadable(dataDir)
  if (SIGNS.some(name => existsSync(path.join(dataDir, name)))) return
  throw noShopIn(dataDir)
}

// A shop that has started has created its secrets; one that was imported before has its pictures.
const SIGNS = ['secrets', 'uploads']

/** For a database address without any of our tables. */
export const noShopAt = (databaseUrl: string) =>
  new NoShop(noShopInDatabase(databaseName(databaseUrl), databaseHosts(databaseUrl) || thisMachine))

export const noShopIn = (dataDir: string) => new NoShop(noShopInFolder(dataDir))

/** The message of the import says how to create a shop. */
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

import { openEngine } from '#lib/backend/db/engine.ts'
import { primaryAddress } from '#lib/backend/db/find-primary.ts'
import { isLost } from '#lib/backend/db/lost-connection.ts'
import { refuseNoShop } from '#lib/backend/db/refuse-no-shop.ts'
import { moveDatabase } from '#lib/backend/move/move-database.ts'
import { exactRupees } from '#lib/rules/exact-rupees.ts'
import { databaseAddresses, databaseHosts, databaseName } from '#lib/server/settings/database-addresses.ts'
import { env } from '#lib/server/settings/env.ts'
import { StartError } from '#lib/server/settings/start-error.ts'
import {
  alreadyThere,
  connectionLost,
  databaseAt,
  databaseMoved,
  databaseMoves,
  databaseSettings,
  embeddedSettings,
  linksChecked,
  moneyNames,
  moveGoesOn,
  notDatabaseUrl,
  ownPostgres,
  secretsNeeded,
  sumMoved,
  tableAlreadyMoved,
  tableMoved,
  tableUnderWay,
  tableUnknown,
  takesNoWrites,
} from '#messages/move.ts'
import { thisMachine } from '#messages/start.ts'

/** Copies the database to another PostgreSQL, or from there into the shop's own. */
export async function database({ names: [to], has }) {
  const target = placeOf(to)
  const source = env.databaseUrl ?? EMBEDDED
  if (target === source) throw new StartError(alreadyThere(shown(source)))
  refuseNoShop(env)
  const engine = [source, target].includes(EMBEDDED) ? await openEngine(env.dataDir) : undefined
  const connectionOf = async place =>
    place === EMBEDDED ? engine.connection : { connectionString: await primaryOf(place) }
  try {
    console.log(databaseMoves(shown(source), shown(target)))
    let toldAt = Date.now()
    const moved = await moveDatabase({
      from: await connectionOf(source),
      to: await connectionOf(target),
      mayReplace: has('replace'),
      onGoingOn: () => console.log(moveGoesOn),
      // Empty ones say nothing; the last one says that all of them are done.
      onTable: (done, of, table, { rows }, wasThere) => {
        if (rows > 0 || done === of)
          console.log((wasThere ? tableAlreadyMoved : tableMoved)(done, of, table, rows))
      },
      onBytes: (table, bytes) => {
        if (Date.now() - toldAt < TOLD_MS) return
        toldAt = Date.now()
        console.log(tableUnderWay(table, Math.round(bytes / 1e6)))
      },
      onLinks: () => console.log(linksChecked),
      onLeft: table => console.error(tableUnknown(table)),
    })
    console.log(databaseMoved(moved.tables, moved.rows, moved.sequences))
    for (const { table, count, paise } of moved.money)
      console.log(sumMoved(moneyNames[table], count, exactRupees(Number(paise))))
    console.log(target === EMBEDDED ? embeddedSettings : `${databaseSettings(target)}\n${secretsNeeded}`)
  } catch (error) {
    if (isLost(error)) throw new StartError(connectionLost(error.message))
    throw error
  } finally {
    await engine?.close()
  }
}

const EMBEDDED = 'embedded'
const TOLD_MS = 5_000

const primaryOf = place =>
  primaryAddress(place).catch(error => {
    throw new StartError(takesNoWrites(shown(place), error.message))
  })

const placeOf = to => {
  if (to === EMBEDDED) return to
  if (!databaseAddresses(to).every(isDatabaseUrl)) throw new StartError(notDatabaseUrl)
  return to
}

const isDatabaseUrl = each =>
  URL.canParse(each) && ['postgres:', 'postgresql:'].includes(new URL(each).protocol)

// An address may contain a password.
const shown = place =>
  place === EMBEDDED ? ownPostgres : databaseAt(databaseName(place), databaseHosts(place) || thisMachine)

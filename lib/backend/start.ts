import 'server-only'
import { databaseHosts } from '#lib/server/settings/database-addresses.ts'
import { type Env, isBuilt } from '#lib/server/settings/env.ts'
import { StartError } from '#lib/server/settings/start-error.ts'
import { deskIsAt } from '#messages/desk-door.ts'
import { oneCopyOnly, sharesThrough } from '#messages/secrets.ts'
import { startLine } from '#messages/shop-check.ts'
import {
  atFor,
  dataHere,
  dataHereAndInDatabase,
  dataHereAndThere,
  demoPutIn,
  everythingKeptBy,
  haatIsAt,
  noMails,
  noTemplates,
  picturesAt,
  practicePhoneIsAt,
  searchMadeReady,
} from '#messages/start.ts'
import { openDataFolder } from './data-folder.ts'
import { setReadiness } from './health.ts'
import type { TemplateNames } from './mail/phone/template-names.ts'
import { checkGivenSecrets } from './secrets/check-secrets.ts'
import { stopOnSignals } from './stop-on-signals.ts'

/** Called once by instrumentation.ts, before the first request is answered. */
export const start = async () => {
  try {
    const { env } = await import('#lib/server/settings/env.ts')
    const { keptIn, close } = await open(env)
    const sweep = env.media && (await import('./media/start-sweeping.ts')).startSweeping()
    stopOnSignals(async () => {
      await sweep?.stop()
      await close()
    })
    setReadiness('ready')
    console.log(haatIsAt(addressOf(env), keptIn))
    if (env.practicePhone) console.log(practicePhoneIsAt(`${env.siteUrl}/practice-phone`))
    if (!env.apiHost) await tellDeskLink(env.siteUrl)
    if (env.production && !env.smtpUrl && !env.apiHost) console.warn(noMails)
    if (env.production && !env.apiHost) await tellLacks()
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error)
    process.exit(1)
  }
}

/** Until the desk has an owner, each start prints the link that makes one. */
const tellDeskLink = async (siteUrl: string) => {
  const { inviteFirstOwner } = await import('./desk/door/invite.ts')
  const token = await inviteFirstOwner()
  if (token) console.log(deskIsAt(`${siteUrl}/desk/join/${token}`))
}

/** One line: a shop that is open to everybody should say what the law asks for. */
const tellLacks = async () => {
  const { shopLacks } = await import('./shop/shop-lacks.ts')
  const lacks = await shopLacks()
  if (lacks.length > 0) console.warn(startLine(lacks.length))
}

const open = async (env: Env) => {
  if (env.media) {
    const { media } = await import('./media/media.ts')
    const { tryMedia } = await import('./media/try-media.ts')
    await tryMedia(media())
  }
  // With API_HOST another host stores everything, and no database of ours runs.
  if (env.secretsFrom !== undefined) checkGivenSecrets()
  if (env.apiHost) {
    openDataFolder(env.dataDir)
    return { keptIn: everythingKeptBy(env.apiHost), close: await share(env) }
  }
  const { openDatabase } = await import('./db/open.ts')
  const { folder, close: closeDatabase } = await openDatabase()
  const database = env.databaseUrl
    ? (await import('./db/watch-primary.ts')).watchPrimary(env.databaseUrl)
    : undefined
  const close = async () => {
    await database?.stop()
    await closeDatabase()
  }
  try {
    if (env.databaseUrl) {
      await (await import('./db/warn-no-timeout.ts')).warnOfNoTimeout()
      const { agreeOnSecrets, marksInDatabase } = await import('./secrets/secret-marks.ts')
      await agreeOnSecrets(marksInDatabase)
    }
    const { refreshSearch } = await import('./search/index-products.ts')
    if (await refreshSearch()) console.log(searchMadeReady)
    const { refreshFacets } = await import('./catalogue/facets/index-facets.ts')
    await refreshFacets()
    const { seed } = await import('./seed.ts')
    const stocked = await seed()
    if (stocked > 0) console.log(demoPutIn(stocked))
    const { templateNames } = await import('./mail/phone/template-names.ts')
    const { watchTypedKeys } = await import('./typed-keys/watch-typed-keys.ts')
    const keys = await watchTypedKeys()
    warnOfNoTemplates(env, templateNames())
    if (env.metricsPort !== undefined) (await import('./shop-gauges.ts')).addShopGauges()
    const { startMailer } = await import('./mail/mailer.ts')
    const mailer = startMailer()
    const { watchChanges } = await import('./watch-changes.ts')
    const watch = await watchChanges()
    const { setPageExists } = await import('#lib/server/http/page-exists.ts')
    const { pageExists } = await import('./catalogue/page-exists.ts')
    setPageExists(pageExists)
    const { setKeyCheck } = await import('#lib/server/http/key-pages.ts')
    const { checkKey } = await import('./order-links/check-key.ts')
    setKeyCheck(checkKey)
    const { setOldAddress } = await import('#lib/server/http/old-address-handler.ts')
    const { oldAddress } = await import('./catalogue/old-address.ts')
    setOldAddress(oldAddress)
    if (isBuilt()) await (await import('./builds/keep-own-build.ts')).keepOwnBuild()
    const { watchDoor } = await import('./shop/watch-door.ts')
    const door = await watchDoor()
    const { startJobs } = await import('./jobs.ts')
    const jobs = startJobs()
    const { startSheetWorker } = await import('./desk/things/sheets/sheet-worker.ts')
    const sheets = startSheetWorker()
    const { startSavingMissedSearches } = await import('./missed-searches/missed-searches.ts')
    const missed = startSavingMissedSearches()
    const stop = () => Promise.all([mailer, jobs, sheets, watch, door, keys, missed].map(work => work.stop()))
    return { keptIn: placesOf(env, folder), close: () => stop().then(close) }
  } catch (error) {
    await close()
    throw error
  }
}

/** In front of another host: what copies of the shop share, if there may be several. */
const share = async ({ redisUrl }: Env) => {
  if (redisUrl === undefined) {
    console.log(oneCopyOnly)
    return async () => {}
  }
  const { openSharedStore, StoreAway } = await import('#lib/server/redis/shared-store.ts')
  const { setSharedStore } = await import('#lib/server/redis/opened-store.ts')
  const { agreeOnSecrets } = await import('./secrets/secret-marks.ts')
  const { marksInStore } = await import('./secrets/marks-in-store.ts')
  const store = await openSharedStore(redisUrl)
  await agreeOnSecrets(marksInStore(store)).then(
    () => console.log(sharesThrough(new URL(redisUrl).host)),
    error => {
      if (!(error instanceof StoreAway)) throw error
    },
  )
  setSharedStore(store)
  return store.close
}

/** A provider sends nothing whose template nobody has named. */
const warnOfNoTemplates = ({ channels, messagesFile }: Env, names: TemplateNames) => {
  for (const channel of ['whatsapp', 'sms'] as const)
    if (channels[channel] && Object.keys(names[channel].templates).length === 0)
      console.warn(noTemplates(channel, messagesFile))
}

const placesOf = (env: Env, folder: string | undefined) => {
  const places = rowsAndSecretsOf(env, folder)
  return env.media ? picturesAt(places, `s3://${env.media.bucket}/${env.media.prefix}`) : places
}

const rowsAndSecretsOf = ({ dataDir, databaseUrl }: Env, folder: string | undefined) => {
  if (databaseUrl) return dataHereAndInDatabase(dataDir, databaseHosts(databaseUrl))
  return folder?.startsWith(dataDir) ? dataHere(dataDir) : dataHereAndThere(dataDir, String(folder))
}

const addressOf = ({ siteUrl, host, port, production }: Env) => {
  const address = `http://${['0.0.0.0', '::'].includes(host) ? 'localhost' : host}:${port}`
  return production ? atFor(address, siteUrl) : address
}

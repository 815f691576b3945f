// The practice payment provider as a process of its own, which survives the shop; it prints its address when it is
// ready. PORT, DATABASE_URL (or DATA_DIR); SITE_URL and WEBHOOK_URL are the shop's; PRACTICE_CONTROL=1 for tests.
import { openDatabase } from '#lib/backend/db/open.ts'
import { closePool } from '#lib/backend/db/pool.ts'
import { deliverEvents } from '#lib/backend/payments/practice/service/events.ts'
import { openLedger } from '#lib/backend/payments/practice/service/ledger.ts'
import { practiceGateway } from '#lib/backend/payments/practice/service/service.ts'
import { PRACTICE_KEY_ID } from '#lib/backend/payments/practice/settings.ts'
import { secret } from '#lib/backend/secrets.ts'
import { env } from '#lib/server/settings/env.ts'
import { listen, webServer } from '#scripts/web-server.mjs'

const settings = {
  keyId: PRACTICE_KEY_ID,
  keySecret: secret('practice-key'),
  webhookSecret: secret('practice-webhook'),
  siteUrl: env.siteUrl,
  webhookUrl: process.env.WEBHOOK_URL ?? `${env.siteUrl}/webhook`,
  control: process.env.PRACTICE_CONTROL === '1',
}

// With a database of its own it has none of the shop's data.
const database = env.databaseUrl ? { close: closePool } : await openDatabase()
await openLedger()
const server = webServer(practiceGateway(settings))
console.log(await listen(server, process.env.PORT ? env.port : 0))

const target = { url: settings.webhookUrl, secret: settings.webhookSecret }
const bell = setInterval(() => deliverEvents(target).catch(console.error), 500)

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    clearInterval(bell)
    server.closeAllConnections()
    await database.close()
    process.exit(0)
  })

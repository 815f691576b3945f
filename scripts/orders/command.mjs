import { parseArgs } from 'node:util'
import { openDatabase } from '#lib/backend/db/open.ts'
import { STATUS_NAMES } from '#lib/checkout/order-state.ts'
import { env } from '#lib/env.ts'
import { fail } from '../fail.mjs'
import { exportOrders, listOrders, stepTo } from './verbs.mjs'

const USAGE = `npm run orders -- list [--status STATUS] [--days 30]
npm run orders -- export FILE.csv [--status STATUS] [--days 30]
npm run orders -- packed ORDER …
npm run orders -- shipped ORDER --courier NAME --number NUMBER
npm run orders -- delivered ORDER …
STATUS is one of ${Object.keys(STATUS_NAMES).join(', ')}.`

const asked = read(process.argv.slice(2))
if (!asked) {
  console.error(USAGE)
  process.exit(2)
}
if (env.apiHost) {
  console.error(`The orders are kept by ${env.apiHost} (API_HOST), not by this shop.`)
  process.exit(2)
}

const database = await openDatabase().catch(error => {
  fail(error)
  process.exit()
})
try {
  process.exitCode = await asked()
} finally {
  await database.close()
}

function read(words) {
  let given
  try {
    given = parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        status: { type: 'string' },
        days: { type: 'string', default: '30' },
        courier: { type: 'string' },
        number: { type: 'string' },
      },
    })
  } catch (error) {
    console.error(error.message)
    return undefined
  }
  const { status, days, courier, number } = given.values
  const [verb, ...names] = given.positionals
  if (!/^\d{1,5}$/.test(days) || (status && !(status in STATUS_NAMES))) return undefined
  const since = new Date(Date.now() - Number(days) * 86_400_000)
  if (verb === 'list' && names.length === 0) return () => listOrders(status, since)
  if (verb === 'export' && names.length === 1) return () => exportOrders(names[0], status, since)
  if (names.length === 0) return undefined
  if (verb === 'packed' || verb === 'delivered') return () => stepTo(verb, names)
  if (verb === 'shipped' && names.length === 1 && courier?.trim() && number?.trim())
    return () => stepTo(verb, names, { courier: courier.trim(), number: number.trim() })
  return undefined
}

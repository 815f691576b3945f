import { openDatabase } from '#lib/backend/db/open.ts'
import { callsOf } from './calls.mjs'
import { fillShop } from './fill-shop.mjs'
import { timed } from './measure.mjs'

// Started by open-shop.mjs, which says over the channel what is to be measured, and closes it at the end.
const [folder, count] = process.argv.slice(2)
const database = await openDatabase()
process.on('disconnect', () => database.close())
try {
  await fillShop(folder, Number(count))
  const calls = await callsOf(Number(count))
  process.on('message', async ({ name, rounds, callers }) => {
    process.send(await timed(calls[name], rounds, callers))
  })
  process.send(Object.keys(calls))
} catch (error) {
  console.error(error)
  process.exitCode = 1
  process.disconnect()
}

import { shopLacks } from '#lib/backend/shop/shop-lacks.ts'
import { verbMissing, wordTooMany } from '#messages/commands.ts'
import { folderMissing, shopKeptBy, shopUsage, unknownShopVerb } from '#messages/shop-check.ts'
import { callerPath } from '../caller-path.ts'
import { fail } from '../fail.mjs'
import { openOwnShop, stopForOtherHost } from '../own-shop.mjs'
import { lacksInWords } from './lacks-in-words.ts'
import { writePolicies } from './write-policies.ts'

const [verb, ...names] = process.argv.slice(2)
const wrong = whatIsWrong()
if (wrong) {
  console.error(`${wrong}\n\n${shopUsage}`)
  process.exit(2)
}
if (verb === 'check') await check()
else await write(callerPath(names[0]))

async function check() {
  stopForOtherHost(shopKeptBy)
  const database = await openOwnShop()
  try {
    for (const line of lacksInWords(await shopLacks(undefined, true))) console.log(line)
  } finally {
    await database.close()
  }
}

async function write(folder) {
  try {
    console.log(await writePolicies(folder))
  } catch (error) {
    fail(error)
  }
}

function whatIsWrong() {
  if (!verb) return verbMissing
  if (verb === 'check') return names[0] && wordTooMany(names[0])
  if (verb !== 'policies') return unknownShopVerb(verb)
  return names[0] ? names[1] && wordTooMany(names[1]) : folderMissing
}

import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { PIN_FILE } from '#lib/server/pins/find-pin.ts'
import { packPins } from '#lib/server/pins/pin-file.ts'
import { pinsBuilt, pinsUsage } from '#messages/commands.ts'
import { entriesOfOffices } from './entries-of-offices.ts'
import { readOffices } from './read-offices.ts'

const [verb, file, ...more] = process.argv.slice(2)
if (verb !== 'build' || !file || more.length > 0) {
  console.error(pinsUsage)
  process.exit(2)
}
const entries = entriesOfOffices(readOffices(file))
const packed = packPins(entries)
writeFileSync(path.join(import.meta.dirname, '../..', PIN_FILE), packed)
const several = entries.filter(({ places }) => places.length > 1).length
console.log(pinsBuilt(entries.length, several, packed.length))

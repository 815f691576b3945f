import { createWriteStream } from 'node:fs'
import { copyFile, cp, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { csvLine, csvReader } from '#lib/backend/catalogue-import/csv.ts'

const DEMO = 'demo/catalogue'
const SYLLABLES = 'ma ri sha vel no ka tun del phi ro gan li zo bur ne'.split(' ')

/** A catalogue folder of any size: the demo's products over and over, each with words and prices of its own. */
export const makeCatalogue = async (folder, count) => {
  await mkdir(folder, { recursive: true })
  for (const name of ['categories.csv', 'shop.json'])
    await copyFile(path.join(DEMO, name), path.join(folder, name))
  await cp(path.join(DEMO, 'policies'), path.join(folder, 'policies'), { recursive: true })
  const [header, ...rows] = await readCsv(path.join(DEMO, 'products.csv'))
  const column = Object.fromEntries(header.map((name, index) => [name, index]))
  const random = seeded(7)
  const words = Array.from({ length: 3_000 }, () => wordOf(random))
  // Few words are common and many are rare, as in any language.
  const word = () => words[Math.floor(words.length * random() ** 3)]
  function* lines() {
    yield csvLine(header)
    for (let id = 1; id <= count; id++) {
      const row = [...rows[id % rows.length]]
      const price = 150 + Math.floor(32_000 * random() ** 3)
      row[column.id] = String(id)
      row[column.ASIN] = `NH-${id}`
      row[column.name] = `${capital(word())} ${row[column.name]} ${capital(word())}`
      row[column.originalPrice] = String(price)
      row[column.discountPrice] = String(Math.ceil(price * (0.7 + 0.3 * random())))
      row[column.sizes] = row[column.sizes].replace(
        /:\d+/g,
        () => `:${1_000_000 - Math.floor(random() * 50)}`,
      )
      row[column.position] = String(Math.floor(random() * 1e9))
      yield csvLine(row)
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(path.join(folder, 'products.csv')))
}

const readCsv = async file => {
  const reader = csvReader()
  return [...reader.push(await readFile(file, 'utf8')), ...reader.end()].map(row => row.fields)
}

const wordOf = random =>
  Array.from(
    { length: 2 + Math.floor(random() * 3) },
    () => SYLLABLES[Math.floor(random() * SYLLABLES.length)],
  ).join('')

const capital = word => word[0].toUpperCase() + word.slice(1)

// The same catalogue each time (mulberry32).
const seeded = seed => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
}

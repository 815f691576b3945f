import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { csvLine } from '#lib/backend/catalogue-import/csv.ts'

const BRANDS = Array.from({ length: 40 }, (_, n) => `Brand ${n}`)
const COLOURS = ['Red', 'Indigo', 'Green', 'Ochre', 'White', 'Black', 'Maroon', 'Blue']
const MATERIALS = ['Cotton', 'Silk', 'Wool', 'Linen', 'Silk, Cotton']
const SIZES = ['S', 'M', 'L', 'XL', 'XXL']
const SECTIONS = 60

/**
 * A folder of so many products with brand, colour, material, tags and sections by path, each with so many variants, and
 * with prices so much higher than those of another folder of the same goods.
 */
export const makeGoods = async (folder, { products, variants, dearer = 0 }) => {
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'shop.json'), '{"name":"Bench"}\n')
  const priceOf = n => 150 + ((n * 7_919) % 9_000) + dearer
  function* goods() {
    const header =
      'ASIN,name,path,brand,tags,material,color,originalPrice,discountPrice,sizes,options,description'
    yield csvLine(header.split(','))
    for (let n = 1; n <= products; n++) {
      const section = n % SECTIONS
      const colour = any(COLOURS, n, 1)
      yield csvLine([
        ...[`G-${n}`, `${colour} thing ${n} of ${any(MATERIALS, n, 2)}`],
        `Group ${section % 4} > Category ${section % 12} > Section ${section}`,
        ...[any(BRANDS, n, 3), `tag${n % 9}|kind${n % 7}`, any(MATERIALS, n, 2)],
        ...[variants > 0 ? '' : colour, String(priceOf(n) + 100), String(priceOf(n))],
        ...[variants > 0 ? '' : `S:${n % 10}|M:5`, variants > 0 ? 'Size|Colour' : ''],
        `A thing made by hand, number ${n}. It is washed at 30 degrees.`,
      ])
    }
  }
  function* choices() {
    yield csvLine('product,option1,option2,SKU,price,stock'.split(','))
    for (let n = 1; n <= products; n++)
      for (let v = 0; v < variants; v++)
        yield csvLine([
          ...[`G-${n}`, SIZES[v % 5], COLOURS[(n + v) % 8], `SKU-${n}-${v}`],
          ...[v === 0 ? '' : String(priceOf(n) + 10 * v), String((n + v) % 20)],
        ])
  }
  const write = (name, lines) => pipeline(Readable.from(lines), createWriteStream(path.join(folder, name)))
  await write('products.csv', goods())
  if (variants > 0) await write('variants.csv', choices())
}

/** One of them for each number, the same each time, and whichever another list gives. */
const any = (list, n, salt) => list[(Math.imul(n ^ (salt << 20), 0x9e3779b1) >>> 12) % list.length]

import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { csv, importFolder } from './import-folder.ts'

/** The ids of the first section of each level, which all products are in. */
export const FIRST = { group: 1, category: 101, subcategory: 1001 }

/** Imports a catalogue of groups, of categories in each, and of so many sections in all. */
export async function importSections(
  dataDir: string,
  folder: string,
  shape: { groups: number; categories: number; sections: number },
) {
  await mkdir(path.join(folder, 'pictures'), { recursive: true })
  await writeFile(path.join(folder, 'categories.csv'), csv(sectionsOf(shape)))
  await writeFile(path.join(folder, 'products.csv'), csv(products))
  await writeFile(path.join(folder, 'shop.json'), JSON.stringify({ name: 'Haat of all things' }))
  for (let n = 0; n < shape.groups * shape.categories; n++)
    await writeFile(path.join(folder, 'pictures', picture(n)), SQUARE)
  await importFolder(dataDir, folder)
}

const sectionsOf = ({ groups, categories, sections }: Parameters<typeof importSections>[2]) => {
  const inAll = groups * categories
  const list = (count: number) => Array.from({ length: count }, (_, n) => n)
  return [
    ...list(groups).map(n => section('group', FIRST.group + n, '', nameOf(n))),
    ...list(inAll).map(n =>
      section(
        'category',
        FIRST.category + n,
        FIRST.group + Math.floor(n / categories),
        nameOf(50 + n),
        picture(n),
      ),
    ),
    ...list(sections - groups - inAll).map(n =>
      section('subcategory', FIRST.subcategory + n, FIRST.category + (n % inAll), nameOf(500 + n)),
    ),
  ]
}

const section = (level: string, id: number, parent: number | '', name: string, image = '') => ({
  level,
  id,
  parent_id: parent,
  name,
  order: id,
  category_name: level === 'category' ? name : '',
  image,
})

const KIND =
  'Cotton Silk Steel Copper Wooden Bamboo Clay Leather Woollen Brass Glass Paper Linen Jute Marble'.split(' ')
const USE =
  'Kitchen Wedding Garden Office School Travel Festival Baby Winter Summer Monsoon Temple Studio'.split(' ')
const THING =
  'Sarees Bowls Lamps Shoes Rugs Toys Bags Kurtas Pots Frames Towels Baskets Rings Shawls Cushions Trays Jars'.split(
    ' ',
  )
/** No two are alike: the numbers of words have no common divisor. */
const nameOf = (n: number) => [USE, KIND, THING].map(words => words[n % words.length]).join(' ')

const picture = (n: number) => `tile-${n}.svg`
const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><path d="M0 0h600v600H0z"/></svg>'

const products = Array.from({ length: 30 }, (_, n) => ({
  ASIN: `T-${n}`,
  name: `Thing ${n}`,
  subcategory_id: FIRST.subcategory,
  originalPrice: 500 + n,
  discountPrice: 400,
  sizes: 'NA:9',
  color: n % 2 ? 'Red' : 'Blue',
  brand: n % 3 ? 'Bagh' : 'Amrutam',
}))

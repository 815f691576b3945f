import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { csv, importFolder } from './import-folder.ts'

/** A word wider than a phone, like product codes and German compounds. */
export const LONG = `Wasserkrugkaltstellungshandwerksmeister${'kunst'.repeat(7)}`

/** The maximum length of a size. */
export const LONG_SIZE = LONG.slice(0, 20)

/** The sections by their contents. */
export const GROUP = 9001
export const CATEGORY = { long: 9101, menu: 9102, full: 9103, more: 9104, one: 9105, none: 9106 }
export const PART = { long: 9201, full: 9203, more: 9204, one: 9205, none: 9206 }
/** As many as fit into a tree that each page holds whole. */
export const MENU_ENTRIES = 85

const section = (level: string, id: number, parent: number | '', name: string, order = 1) => ({
  level,
  id,
  parent_id: parent,
  name,
  order,
  category_name: level === 'category' ? name : '',
  short_desc: LONG,
  description: LONG,
})

const sections = [
  section('group', GROUP, '', LONG),
  ...Object.values(CATEGORY).map((id, order) => section('category', id, GROUP, `${LONG} ${id}`, order)),
  ...Object.entries(PART).map(([name, id]) =>
    section('subcategory', id, CATEGORY[name as keyof typeof PART], `${LONG} ${id}`),
  ),
  ...Array.from({ length: MENU_ENTRIES }, (_, i) =>
    section('subcategory', 20_000 + i, CATEGORY.menu, `Part ${i}`, i),
  ),
]

/** Product codes, each with one extreme value. */
export const CODE = {
  long: 'X-LONG',
  oneColour: 'X-COLOUR',
  oneSize: 'X-SIZE',
  bare: 'X-BARE',
  cheap: 'X-CHEAP',
  dear: 'X-DEAR',
  pictures: 'X-PICTURES',
}

const product = (ASIN: string, subcategory_id: number, more: object = {}) => ({
  ASIN,
  name: `${LONG} ${ASIN}`,
  subcategory_id,
  originalPrice: 200,
  discountPrice: 150,
  sizes: 'NA:9',
  color: '',
  badge: '',
  badge1: '',
  material: '',
  images: '',
  description: '',
  colongdescription: '',
  'attr:maker': '',
  ...more,
})

const products = [
  product(CODE.long, PART.long, {
    sizes: `${LONG_SIZE}:9|${LONG_SIZE.slice(1)}:0|S:3`,
    color: `${LONG}|${LONG}s`,
    badge: LONG.slice(0, 40),
    badge1: LONG.slice(1, 41),
    material: LONG,
    description: LONG,
    colongdescription: `<h3>${LONG}</h3><p>${LONG}</p><ul><li>${LONG}</li></ul><table><tr><th>${LONG}</th><td>${LONG}</td></tr></table>${'<p>Line of a long text.</p>'.repeat(93)}`,
    'attr:maker': LONG.repeat(2),
  }),
  product(CODE.oneColour, PART.long, { color: 'Indigo' }),
  product(CODE.oneSize, PART.long, { sizes: 'Free:9', color: 'Indigo' }),
  product(CODE.bare, PART.long, { originalPrice: 150, sizes: '' }),
  product(CODE.cheap, PART.long, { originalPrice: 1, discountPrice: 1, sizes: 'NA:99999' }),
  product(CODE.dear, PART.long, { originalPrice: 9_999_999, discountPrice: 9_999_998 }),
  product(CODE.pictures, PART.long, {
    images: Array.from({ length: 25 }, (_, i) => `p${i}.svg`).join('|'),
  }),
  product('X-ONE', PART.one),
  ...Array.from({ length: 24 }, (_, i) => product(`X-FULL-${i}`, PART.full)),
  ...Array.from({ length: 25 }, (_, i) => product(`X-MORE-${i}`, PART.more)),
]

const settings = {
  name: LONG,
  tagline: LONG,
  email: `${'a'.repeat(60)}@${'b'.repeat(60)}.example`,
  mobile: '9876543210',
  address: LONG,
  banners: [
    { banner_img_name: 'p0.svg', url: '', alt: LONG, caption: LONG },
    {
      banner_img_name: 'p1.svg',
      url: '',
      alt: '',
      caption: 'Dhokra: each mould is broken, so no two pieces are alike',
    },
    { banner_img_name: 'p2.svg', url: '', alt: '', caption: 'Two' },
    { banner_img_name: 'p3.svg', url: '', alt: '', caption: 'Three' },
  ],
  region: {
    heading: LONG,
    paragraphs: [LONG],
    highlights: [{ title: LONG, text: LONG, image: '' }],
  },
}

/** Imports it into a running shop, as a seller would. */
export async function importExtremes(dataDir: string, folder: string) {
  await mkdir(path.join(folder, 'pictures'), { recursive: true })
  await writeFile(path.join(folder, 'products.csv'), csv(products))
  await writeFile(path.join(folder, 'categories.csv'), csv(sections))
  await writeFile(path.join(folder, 'shop.json'), JSON.stringify(settings))
  for (let i = 0; i < 25; i++)
    await writeFile(
      path.join(folder, `pictures/p${i}.svg`),
      `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><circle cx="300" cy="300" r="${10 * i}"/></svg>`,
    )
  await importFolder(dataDir, folder)
}

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { isPictureName } from '#lib/rules/picture-name.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { resizePicture } from '../media/resize-picture.ts'
import { inWords } from './errors.ts'
import { exportCatalogue } from './export-catalogue.ts'
import { csv, SECTIONS, withFolders } from './test-folder.ts'

withTestDatabase()
const { root, uploads, store, folderOf, take } = withFolders()

const blank = (width = 4, height = width) =>
  sharp({ create: { width, height, channels: 3, background: '#9e2b25' } })
const JPEG = blank().jpeg().toBuffer()

const shopOf = (images: string, pictures: Record<string, Uint8Array | string> = {}) => {
  const rows = [
    ['id', 'name', 'subcategory_id', 'originalPrice', 'discountPrice', 'images'],
    ['1', 'Stole', '101', '5', '4', images],
  ]
  const folder = folderOf({ 'categories.csv': SECTIONS, 'products.csv': csv(rows) })
  for (const [name, content] of Object.entries(pictures))
    writeFileSync(path.join(folder, 'pictures', name), content)
  return folder
}
const imagesOf = async () => (await db.one<{ images: string[] }>('select images from products'))?.images ?? []
const warningsOf = async (folder: string) => (await take(folder)).warnings.listed.map(inWords)

test.each([
  'WhatsApp Image 2024-01-05 at 10.11.12 AM.jpeg',
  'WhatsApp Image 2024-01-05 at 10.11.12 AM (1).jpeg',
  'IMG-20240105-WA0001.JPG',
  'Screenshot_2024-01-05 [WhatsApp].Png',
  'साड़ी नीली.jpg',
  'Blümchen & Cañas, 100%.jpg',
  'Stole 😍.jpeg',
  'a-400x400.jpg',
  'photo.jfif',
  `${'x'.repeat(240)}.jpg`,
])('a picture called %s is taken, and a second time is nothing new', async name => {
  const folder = shopOf(name, { [name]: await JPEG })
  expect(await warningsOf(folder)).toEqual([])
  const [served = ''] = await imagesOf()
  expect(isPictureName(served)).toBe(true)
  expect(readFileSync(path.join(uploads, served))).toEqual(await JPEG)
  expect(await take(folder)).toMatchObject({ anything: false, pictures: 0 })
  const out = path.join(root, `out-${served}`)
  await exportCatalogue({ folder: out, store })
  expect((await take(out)).anything).toBe(false)
})

test('as a Mac writes a name it is the same name', async () => {
  const name = 'Blümchen.jpg'
  expect(await warningsOf(shopOf(name.normalize('NFC'), { [name.normalize('NFD')]: await JPEG }))).toEqual([])
})

test('such a picture that changed gets another address', async () => {
  await take(shopOf('my stole.jpg', { 'my stole.jpg': await JPEG }))
  await take(shopOf('my stole.jpg', { 'my stole.jpg': await blank(8).jpeg().toBuffer() }))
  expect(await imagesOf()).toEqual([expect.stringMatching(/^my-stole\.[0-9a-f]{16}\.[0-9a-f]{10}\.jpg$/)])
})

const HEIC = readFileSync('lib/backend/media/heic/test-photo.heic')

test.each(['IMG_4711.HEIC', 'IMG_4711.jpg'])(
  'a HEIC photo, called %s, is shown as the JPEG made of it',
  async name => {
    const folder = shopOf(name, { [name]: HEIC })
    expect(await warningsOf(folder)).toEqual([])
    const [served = ''] = await imagesOf()
    expect(served).toMatch(/^IMG[-_]4711\b.*\.jpg$/)
    expect(await sharp(path.join(uploads, served)).metadata()).toMatchObject({ format: 'jpeg', width: 96 })
    expect(await take(folder)).toMatchObject({ anything: false, pictures: 0 })
  },
)

test('a HEIC photo that cannot be read is a warning that says what to do, and doing it is enough', async () => {
  expect(await warningsOf(shopOf('IMG_4711.HEIC', { 'IMG_4711.HEIC': HEIC.subarray(0, 500) }))).toEqual([
    'pictures/IMG_4711.HEIC: left out: it is a HEIC photo that cannot be read: save it as JPEG under the same name (an iPhone takes photos as JPEG with Settings, Camera, Formats, Most Compatible)',
  ])
  expect(readdirSync(uploads)).toEqual([])
  expect(await warningsOf(shopOf('IMG_4711.HEIC'))).toEqual([
    expect.stringContaining('there is no picture “IMG_4711.HEIC” in '),
  ])
  expect(await imagesOf()).toEqual([])
  const both = { 'IMG_4711.HEIC': HEIC, 'IMG_4711.jpg': await JPEG, 'IMG_4711.mp4': 'x' }
  expect(await warningsOf(shopOf('IMG_4711.HEIC', both))).toEqual([])
  expect(await imagesOf()).toEqual(['IMG_4711.jpg'])
})

const FOLDER = expect.stringContaining('products.csv, line 2, images: ')

test.each([
  ['https://img.example/stole 1.jpg', 'was not fetched: there is no img.example, or it cannot be reached'],
  [
    'www.example.com/stole.jpg',
    'is an address, and pictures are fetched from addresses that begin with https:// alone',
  ],
  [
    '["http://img.example/a.jpeg", "http://img.example/b.jpeg"]',
    'is an address, and pictures are fetched from addresses that begin with https:// alone',
  ],
  [
    `https://img.example/${'a'.repeat(3_000)}.jpg`,
    'is an address, and pictures are fetched from addresses that begin with https:// alone',
  ],
  ['gone.webp', 'there is no picture “gone.webp” in '],
  ['sarees/1.jpg', 'side by side there, in no folder of their own, so write the file’s name alone'],
  ['../a.webp', 'write the file’s name alone'],
  ['stole 1', 'a picture’s name has an ending, like .jpg'],
])('%s is a warning, and its placeholder shows', async (image, words) => {
  const warnings = await warningsOf(shopOf(image))
  expect(warnings).toEqual([FOLDER])
  expect(warnings[0]).toContain(words)
  expect(warnings[0]).toMatch(/he placeholder shows$/)
  expect((await imagesOf()).every(isPictureName)).toBe(true)
})

test('what can be no picture does not stand before one that is there; what may still come keeps its place', async () => {
  const pictures = { 'a.jpg': await JPEG }
  await take(shopOf('IMG_1.HEIC|https://img.example/b.jpg|x/y.jpg|a.jpg', pictures))
  expect(await imagesOf()).toEqual(['a.jpg'])
  await take(shopOf('gone.jpg|a.jpg', pictures))
  expect(await imagesOf()).toEqual(['gone.jpg', 'a.jpg'])
})

test.each([
  ['empty.jpg', ''],
  ['text.jpg', 'This is a text.'],
  ['page.jpg', '<!doctype html><title>404</title>'],
  ['old.bmp', 'BM12345'],
])('a file %s that is no picture is left out by name', async (name, content) => {
  expect(await warningsOf(shopOf(name, { [name]: content }))).toEqual([
    `pictures/${name}: left out: it cannot be read as a picture`,
  ])
})

test('a film of another kind is told, and what a system leaves in each folder is not', async () => {
  const folder = shopOf('', { 'VID 1.MOV': 'x', 'Thumbs.db': 'x', 'desktop.ini': 'x', '.DS_Store': 'x' })
  expect(await warningsOf(folder)).toEqual([
    'pictures/VID 1.MOV: left out: films are .mp4 or .webm: save it as one of them',
  ])
})

const turned = () => blank(40, 30).withMetadata({ orientation: 6 }).jpeg().toBuffer()
const inCmyk = () => blank(40).toColourspace('cmyk').jpeg().toBuffer()
const wide = () => blank(20_000, 100).png().toBuffer()
const moving = async () => {
  const frame = await blank(40).png().toBuffer()
  return sharp([frame, frame, frame], { join: { animated: true } })
    .gif()
    .toBuffer()
}
const ofPaper = () => blank(40).tiff().toBuffer()

test.each([
  ['turned.jpg', turned, [30, 40]],
  ['print.jpg', inCmyk, [40, 40]],
  ['wide.png', wide, [1600, 8]],
  ['moving.gif', moving, [40, 40]],
  ['scan.tiff', ofPaper, [40, 40]],
] as const)('%s is taken, and can be shown', async (name, draw, size) => {
  expect(await warningsOf(shopOf(name, { [name]: await draw() }))).toEqual([])
  const [served = ''] = await imagesOf()
  const shown = await sharp(await resizePicture(path.join(uploads, served), undefined, 'jpeg')).metadata()
  expect([shown.width, shown.height, shown.space]).toEqual([...size, 'srgb'])
})

test('the pictures of sections and of shop.json are taken by any name too', async () => {
  const name = 'My logo (1).png'
  const folder = folderOf({
    'categories.csv': `level,id,parent_id,name,image,banner\ngroup,1,,Cloth,${name},IMG_1.HEIC\n`,
    'shop.json': JSON.stringify({
      name: 'Reva',
      email: 'reva@example.in',
      logo: name,
      banners: [{ banner_img_name: name }, { banner_img_name: 'IMG_1.HEIC' }],
      films: [{ file: 'VID 1.MOV', poster: name }],
      region: { heading: 'Here', highlights: [{ title: 'X', image: 'https://img.example/a.jpg' }] },
    }),
  })
  writeFileSync(path.join(folder, 'pictures', name), await JPEG)
  const warnings = await warningsOf(folder)
  expect(warnings.map(line => line.replace(/“.*/, ''))).toEqual([
    'shop.json, banners no. 2, banner_img_name: there is no picture ',
    'shop.json, films no. 1, file: ',
    'shop.json, region.highlights no. 1, image: ',
    'categories.csv, line 2, banner: there is no picture ',
  ])
  const shop = await db.one<{ details: { logo: string } }>('select details from shop')
  expect(shop?.details.logo).toMatch(/^My-logo-1\.[0-9a-f]{16}\.png$/)
  expect(await db.one('select image from sections')).toEqual({ image: shop?.details.logo })
  expect((await take(folder)).anything).toBe(false)
})

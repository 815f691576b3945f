import sharp from 'sharp'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { MediaFault } from '../media/media-fault.ts'
import { withS3 } from '../media/test-store.ts'
import { exportCatalogue } from './export-catalogue.ts'
import { SECTIONS, withFolders } from './test-folder.ts'

withTestDatabase()
const { root, folderOf, take } = withFolders()
const s3 = withS3()

const picture = (background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .webp()
    .toBuffer()
const shopOf = async (images: string, pictures: Record<string, string>) =>
  folderOf({
    'categories.csv': SECTIONS,
    'products.csv': `id,name,subcategory_id,originalPrice,discountPrice,sizes,images\n1,Stole,101,500,400,S:5,${images}\n`,
    ...Object.fromEntries(
      await Promise.all(
        Object.entries(pictures).map(async ([name, colour]) => [`pictures/${name}`, await picture(colour)]),
      ),
    ),
  })
const imagesNow = async () =>
  (await db.one<{ images: string[] }>('select images from products where id = 1'))?.images
const uploads = () => s3.objects.keys().filter(key => key.startsWith('shop/uploads/'))

test('pictures go into the store, and one that changed under its name gets another', async () => {
  const store = s3.open()
  expect(
    (await take(await shopOf('a.webp|b.webp', { 'a.webp': 'red', 'b.webp': 'blue' }), { store })).pictures,
  ).toBe(2)
  expect(uploads()).toEqual(['shop/uploads/a.webp', 'shop/uploads/b.webp'])
  // Names that are in no folder are looked up in the store.
  const named = await take(await shopOf('b.webp|none.webp', {}), { store: s3.open() })
  expect(named.warnings.listed.map(({ value }) => value)).toEqual(['none.webp'])
  expect(named.pictures).toBe(0)
  const changed = await take(await shopOf('a.webp', { 'a.webp': 'green' }), { store: s3.open() })
  expect(changed.pictures).toBe(1)
  expect((await imagesNow())?.[0]).toMatch(/^a\.[0-9a-f]{10}\.webp$/)
  const out = `${root}/out`
  expect(await exportCatalogue({ folder: out, store: s3.open() })).toMatchObject({ pictures: 1, missing: 0 })
})

test.each([
  { kind: 'status', status: 403, code: 'AccessDenied' },
  { kind: 'status', status: 500 },
  { kind: 'reset' },
] as const)(
  'where the store fails with %j, nothing is published, and the next import is whole',
  async fault => {
    await take(await shopOf('a.webp', { 'a.webp': 'red' }), { store: s3.open() })
    const before = await imagesNow()
    const next = await shopOf('c.webp|d.webp', { 'c.webp': 'white', 'd.webp': 'black' })
    s3.fail({ ...fault, methods: ['PUT'], keys: 'd.webp' })
    await expect(take(next, { store: s3.open() })).rejects.toThrow(MediaFault)
    expect(await imagesNow()).toEqual(before)
    s3.heal()
    await take(next, { store: s3.open() })
    expect(await imagesNow()).toEqual(['c.webp', 'd.webp'])
  },
)

import sharp from 'sharp'
import { drawSharePicture } from './draw-share-picture.ts'

const shared = {
  about: '1',
  name: 'Bagh Print Stole',
  image: 'x.webp',
  originalPrice: 799,
  discountPrice: 649,
}
const noise = async () => {
  const size = 800
  const raw = Buffer.from(Array.from({ length: size * size * 3 }, (_, i) => (i * 2_654_435_761) >>> 24))
  return sharp(raw, { raw: { width: size, height: size, channels: 3 } })
    .webp()
    .toBuffer()
}
const draw = (name: string, picture?: Buffer) =>
  drawSharePicture({ shared: { ...shared, name }, picture, shopName: 'Narmada Haat', theme: null })

test('it is a JPEG of 1200 × 630 under 300 kB, even for a detailed picture', async () => {
  const drawn = await draw(shared.name, await noise())
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(drawn.length).toBeLessThan(300_000)
})

test.each([
  ['in Devanagari', 'बाघ प्रिंट साड़ी'],
  ['with markup in it', '</span><b>& "x"'],
  ['of 1,000 signs', 'Saree '.repeat(170)],
  ['of one long word', 'S'.repeat(300)],
  ['without one', ''],
])('a name %s is drawn', async (_, name) => {
  expect(await sharp(await draw(name)).metadata()).toMatchObject({ width: 1200, height: 630 })
})

test('a thing without a price is drawn without one', async () => {
  const drawn = { picture: undefined, shopName: 'Narmada Haat', theme: null }
  const section = { about: 's11', name: 'Bagh Prints', image: '' }
  const ink = async (shared: Parameters<typeof drawSharePicture>[0]['shared']) =>
    (await sharp(await drawSharePicture({ ...drawn, shared })).stats()).entropy
  expect(await ink(section)).toBeLessThan(await ink({ ...section, originalPrice: 0, discountPrice: 0 }))
})

test('the rupee sign and Devanagari are in the font, not boxes', async () => {
  const ink = async (name: string) =>
    sharp(await draw(name))
      .extract({ left: 686, top: 0, width: 500, height: 630 })
      .raw()
      .toBuffer()
  // Every missing glyph is drawn as the same box.
  expect((await ink('कककक')).equals(await ink('खखखख'))).toBe(false)
})

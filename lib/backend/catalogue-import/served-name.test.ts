import fc from 'fast-check'
import { isPictureName } from '#lib/rules/picture-name.ts'
import { servedName } from './served-name.ts'

test.each([
  ['stole-1.webp', /^stole-1\.webp$/],
  ['IMG_4711.JPG', /^IMG_4711\.JPG$/],
  [
    'WhatsApp Image 2024-01-05 at 10.11.12 AM.jpeg',
    /^WhatsApp-Image-2024-01-05-at-10-11-12-AM\.[0-9a-f]{16}\.jpeg$/,
  ],
  ['Screenshot_2024(1) [copy].PNG', /^Screenshot-2024-1-copy\.[0-9a-f]{16}\.PNG$/],
  ['Blümchen & Co.jpg', /^Blumchen-Co\.[0-9a-f]{16}\.jpg$/],
  ['साड़ी.jpg', /^picture\.[0-9a-f]{16}\.jpg$/],
  ['a-400x400.webp', /^a-400x400\.[0-9a-f]{16}\.webp$/],
  ['.hidden.jpg', /^hidden\.[0-9a-f]{16}\.jpg$/],
  ['photo.jfif', /^photo\.[0-9a-f]{16}\.jpg$/],
  ['IMG_4711.HEIC', /^IMG-4711\.[0-9a-f]{16}\.jpg$/],
  ['VID 1.MOV', /^VID-1\.[0-9a-f]{16}\.mp4$/],
  ['../../etc/passwd', /^etc-passwd\.[0-9a-f]{16}\.jpg$/],
  ['https://img.example/a.jpg?x=1', /^https-img-example-a-jpg-x-1\.[0-9a-f]{16}\.jpg$/],
  [`${'a'.repeat(250)}.jpg`, /^a{60}\.[0-9a-f]{16}\.jpg$/],
])('%s is served under a name that stands in an address', (name, served) => {
  expect(servedName(name)).toMatch(served)
})

test('whatever a file is called, its name can be served, is always the same and no other file’s', () => {
  const name = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string()).filter(text => text !== '')
  fc.assert(
    fc.property(name, name, (one, other) => {
      expect(isPictureName(servedName(one))).toBe(true)
      expect(servedName(servedName(one))).toBe(servedName(one))
      const same = one.normalize('NFC') === other.normalize('NFC')
      expect(servedName(one) === servedName(other)).toBe(same)
    }),
    { numRuns: 500 },
  )
})

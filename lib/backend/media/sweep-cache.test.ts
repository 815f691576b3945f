import { sweepCache } from './sweep-cache.ts'
import { withS3 } from './test-store.ts'

const s3 = withS3()
const DAY = 24 * 60 * 60_000
const now = Date.now()

const put = (name: string, bytes: number, ageDays: number) => {
  const object = s3.objects.put(`shop/${name}`, { body: Buffer.alloc(bytes) })
  object.at = new Date(now - ageDays * DAY).toISOString()
}
const stored = () => s3.objects.keys().map(key => key.replace('shop/', ''))
afterEach(() => {
  for (const key of s3.objects.keys()) s3.objects.drop(key)
})

test('what was made of pictures three months ago is deleted, and nothing that cannot be made again', async () => {
  put('uploads/stole.webp', 10, 400)
  put('desk-sheets/1.csv', 10, 400)
  put('cache/pictures/stole.webp-400x400.webp', 10, 89)
  put('cache/pictures/saree.webp-400x400.webp', 10, 91)
  put('cache/share/7-0123456789abcdef.jpg', 10, 91)
  // More than a store lists at once.
  for (let n = 0; n < 1_200; n++) put(`cache/pictures/old-${n}.webp-400x400.webp`, 1, 100)
  expect(await sweepCache(s3.open(), { now })).toBe(1_202)
  expect(stored()).toEqual([
    'cache/pictures/stole.webp-400x400.webp',
    'cache/swept',
    'desk-sheets/1.csv',
    'uploads/stole.webp',
  ])
})

test('of cards for chats the newest stay, as many as there is room for', async () => {
  for (const age of [3, 1, 4, 2, 5]) put(`cache/share/${age}-0123456789abcdef.jpg`, 100, age)
  put('cache/pictures/stole.webp-400x400.webp', 100_000, 6)
  await sweepCache(s3.open(), { now, mostCardBytes: 350 })
  expect(stored()).toEqual([
    'cache/pictures/stole.webp-400x400.webp',
    'cache/share/1-0123456789abcdef.jpg',
    'cache/share/2-0123456789abcdef.jpg',
    'cache/share/3-0123456789abcdef.jpg',
    'cache/swept',
  ])
})

test('one copy a day does it, and a copy that stops leaves it', async () => {
  const old = 'cache/share/1-0123456789abcdef.jpg'
  put(old, 1, 100)
  await sweepCache(s3.open(), { now, isOver: () => true })
  expect(stored()).toContain(old)
  await sweepCache(s3.open(), { now: now + DAY / 2 })
  expect(stored()).toContain(old)
  await sweepCache(s3.open(), { now: now + DAY + 60_000 })
  expect(stored()).not.toContain(old)
})

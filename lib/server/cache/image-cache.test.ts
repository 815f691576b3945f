import { imagesOf, pictureFormat } from './image-cache.ts'

const picture = (bytes: number) => ({ headers: {}, body: Buffer.alloc(bytes) })

test('the pictures that were asked for last stay, as many as fit', () => {
  const images = imagesOf(100)
  images.put('a', picture(40))
  images.put('b', picture(40))
  images.get('a')
  images.put('c', picture(40))
  expect(['a', 'b', 'c'].filter(key => images.get(key))).toEqual(['a', 'c'])
})

test('the same picture put twice takes its place once, and what is too large takes none', () => {
  const images = imagesOf(100)
  for (let again = 0; again < 10; again++) images.put('a', picture(60))
  images.put('b', picture(40))
  images.put('c', picture(101))
  expect(['a', 'b', 'c'].filter(key => images.get(key))).toEqual(['a', 'b'])
})

test.each([
  ['image/avif,image/webp,*/*', 'webp'],
  ['*/*', 'jpeg'],
  [null, 'jpeg'],
])('who accepts %p gets %s', (accept, format) => {
  expect(pictureFormat(accept)).toBe(format)
})

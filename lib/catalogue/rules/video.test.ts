import { embedUrl, videoId, videoOf } from './video.ts'

test('the id is the first 11 characters of a watch link’s id', () => {
  expect(videoId('https://www.youtube.com/watch?v=ABCDEFGHIJKxyz')).toBe('ABCDEFGHIJK')
  expect(videoId('http://youtube.com/watch?list=x&v=Bq3nXv7KpRc')).toBe('Bq3nXv7KpRc')
})

test('the id also comes from a shorts link and a short address', () => {
  expect(videoId('https://www.youtube.com/shorts/ABCDEFGHIJK?x=1')).toBe('ABCDEFGHIJK')
  expect(videoId('https://youtu.be/ABCDEFGHIJK')).toBe('ABCDEFGHIJK')
})

test.each([
  '',
  'https://www.youtube.com/watch?v=default',
  'https://www.youtube.com/watch',
  'https://evil.example/watch?v=ABCDEFGHIJK',
  'https://youtube.com.evil.example/watch?v=ABCDEFGHIJK',
  'https://notyoutube.com/watch?v=ABCDEFGHIJK',
  'javascript:alert(1)//www.youtube.com/watch?v=ABCDEFGHIJK',
  'https://www.youtube.com/watch?v="><script>a',
  'https://www.youtube.com/user/ABCDEFGHIJK',
])('no slide for %s', link => {
  expect(videoId(link)).toBeUndefined()
  expect(videoOf({ film: '', youtubeLink: link })).toBeUndefined()
})

test('a film of the shop’s own comes before the video site', () => {
  expect(videoOf({ film: 'pot.mp4', youtubeLink: 'https://youtu.be/ABCDEFGHIJK' })).toEqual({
    film: '/uploads/pot.mp4',
  })
  expect(videoOf({ film: '../pot.mp4', youtubeLink: '' })).toBeUndefined()
})

test('the embed plays by itself and muted, and waits under reduced motion', () => {
  expect(embedUrl('ABCDEFGHIJK', false)).toContain('autoplay=1&mute=1')
  expect(embedUrl('ABCDEFGHIJK', true)).toContain('autoplay=0&mute=1')
})

import { createHash } from 'node:crypto'
import { pageLikeNext } from '../test-next-page.ts'
import { postProcess } from './post-process.ts'

const policyOf = (html: string) => {
  const page = pageLikeNext(`<html><body>${html}</body></html>`)
  postProcess('/x', page, 'f00d')
  return String(page.headers?.['content-security-policy'])
}

test('a kept page lets the pixel in only where it asks for it', () => {
  expect(policyOf('<div data-pixel="facebook"></div>')).toContain('https://www.facebook.com')
  for (const other of ['', 'data-pixel=&quot;facebook&quot;', '<script>"data-pixel=\\"facebook\\""</script>'])
    expect(policyOf(other)).not.toContain('facebook.com')
})

test('the styles of a head are allowed by their hashes alone, and attributes may set styles', () => {
  const page = pageLikeNext(
    '<html><head><style>:root{color-scheme:dark;--text:#eeeeee}</style></head><body><style>p{top:0}</style></body></html>',
  )
  postProcess('/x', page, 'f00d')
  const policy = String(page.headers?.['content-security-policy'])
  const hash = createHash('sha256').update(':root{color-scheme:dark;--text:#eeeeee}').digest('base64')
  expect(policy).toContain(`; style-src-elem 'self' 'sha256-${hash}'; style-src-attr 'unsafe-inline';`)
})

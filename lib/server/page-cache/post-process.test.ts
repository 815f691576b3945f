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

import { env } from '../settings/env.ts'
import { policy } from './policy.ts'

const directive = (text: string, name: string) =>
  text
    .split('; ')
    .find(part => part.startsWith(`${name} `))
    ?.slice(name.length + 1)

test('a page may run its own scripts and nothing else', () => {
  const text = policy({ scripts: ["'sha256-x'"] })
  expect(directive(text, 'script-src')).toBe("'self' 'sha256-x'")
  expect(directive(text, 'img-src')).toBe("'self' data:")
  expect(directive(text, 'frame-src')).toBe('https://www.youtube-nocookie.com https://www.youtube.com')
  for (const name of ['object-src', 'base-uri', 'frame-ancestors'])
    expect(directive(text, name)).toBe("'none'")
  expect(text).not.toMatch(/facebook|unsafe-eval/)
})

test('the pixel’s host is allowed if a pixel is set', () => {
  const text = policy({ scripts: [], pixel: true })
  expect(directive(text, 'img-src')).toContain('https://www.facebook.com')
  expect(directive(text, 'script-src')).toBe("'self'")
})

test('the payment provider may show its frame and take a form', () => {
  const text = policy({ scripts: [], payments: ['https://*.razorpay.com'] })
  for (const name of ['script-src', 'frame-src', 'form-action', 'connect-src'])
    expect(directive(text, name)).toContain('https://*.razorpay.com')
  expect(text).not.toContain('youtube')
})

test('with another host its pictures are allowed', () => {
  Object.assign(env, { apiHost: 'https://api.example/base' })
  expect(directive(policy({ scripts: [] }), 'img-src')).toBe("'self' data: https://api.example")
  Object.assign(env, { apiHost: undefined })
})

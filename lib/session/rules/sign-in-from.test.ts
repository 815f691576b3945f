import { signInFrom } from './sign-in-from.ts'

test.each([
  ['/mp', '', '/mp'],
  ['/products-section2/12', '?page=2', '/products-section2/12?page=2'],
  ['/login', '?from=%2Foverview', '/overview'],
  ['/Register/', '?from=%2Fcheckout2%3Fbuy%3D1.1..', '/checkout2?buy=1.1..'],
  ['/register', '', '/'],
  ['/AccountVerifiedCard', '?token=secret', '/'],
])('on %s%s a sign-in leads to %s', (path, search, back) => {
  expect(signInFrom(path, search)).toBe(back)
})

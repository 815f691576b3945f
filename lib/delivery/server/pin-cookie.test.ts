import { pinCookie } from './pin-cookie.ts'

const asked = (pin: string) => pinCookie(new URLSearchParams({ pin }))

test('only a PIN code that India Post has is remembered', () => {
  const kept = /^delivery_pin=560001; Path=\/; SameSite=Lax; Max-Age=31536000(; Secure)?$/
  expect(asked('५६० ००१')).toMatch(kept)
  // Nothing but its digits can get into the cookie.
  expect(asked('560001; Domain=example.in')).toMatch(kept)
  for (const pin of ['999999', '56000', '5600011', '', 'Indore'.repeat(50)])
    expect(asked(pin)).toBeUndefined()
})

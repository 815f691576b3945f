import { postForm } from '#lib/api/server/post-form.ts'
import { shop } from '#lib/api/server/shop.ts'
import { setSeller } from '#lib/backend/bills/test-seller.ts'
import { withTestDatabase } from '#lib/backend/db/test-database.ts'
import { newCustomer } from '#lib/backend/test-customer.ts'
import { readDraftCookie } from '#lib/session/server/address-draft-cookie.ts'
import { addressActions } from './address-actions.ts'
import { readDraftOwner } from './draft-owner.ts'

withTestDatabase()

const home = {
  name: 'Asha Verma',
  email: 'asha@example.in',
  mobile: '9876543210',
  address1: '12, MG Road',
  address2: 'Near Rajwada',
  city: 'Indore',
  pincode: '452001',
  state: 'Madhya Pradesh',
}

const post = async (
  verb: keyof typeof addressActions,
  fields: Record<string, string>,
  token: string,
  accept = 'text/html',
) => {
  const response = await postForm(
    new Request(`http://shop.test/do/addresses/${verb}`, {
      method: 'POST',
      headers: { host: 'shop.test', origin: 'http://shop.test', accept, cookie: `user_token=${token}` },
      body: new URLSearchParams(fields),
    }),
    addressActions[verb],
  )
  const cookies = response.headers.get('set-cookie') ?? ''
  const cookieOf = (name: string) => {
    const value = new RegExp(`\\b${name}=([^;]+)`).exec(cookies)?.[1]
    return value && decodeURIComponent(value)
  }
  const flash = cookieOf('flash')
  return {
    status: response.status,
    to: response.headers.get('location'),
    flash: flash ? JSON.parse(Buffer.from(flash, 'base64url').toString()) : {},
    draft: cookieOf('address_draft'),
    cookies,
  }
}

test('an address form that is sent twice adds one address, with the last values; another form adds another address', async () => {
  const { token } = await newCustomer()
  const form = { ...home, form_key: crypto.randomUUID(), from: '/checkout2' }
  const sent = await Promise.all([post('save', form, token), post('save', form, token)])
  expect(new Set(sent.map(({ to }) => to)).size).toBe(1)
  await post('save', { ...form, city: 'Mhow' }, token)
  expect((await shop.addresses({}, { token })).map(({ city }) => city)).toEqual(['Mhow'])
  await post('save', { ...form, form_key: crypto.randomUUID() }, token)
  expect(await shop.addresses({}, { token })).toHaveLength(2)
})

test('pressing Delete twice deletes once, and no failure is reported', async () => {
  const { token } = await newCustomer()
  const { data } = await shop.addAddress(home, { token })
  const doomed = { id: data?.[0]?.id ?? '', from: '/your-address' }
  for (const { flash } of [await post('remove', doomed, token), await post('remove', doomed, token)])
    expect(flash).toMatchObject({ say: 'addressRemoved' })
  expect(await shop.addresses({}, { token })).toEqual([])
})

test('the draft of a form without script waits for its owner during the sign-in, and for nobody else', async () => {
  const [asha, ravi] = [await newCustomer(), await newCustomer()]
  const [hers, his] = [await readDraftOwner(asha.token), await readDraftOwner(ravi.token)]
  const { to, draft, flash } = await post(
    'save',
    { ...home, owner: hers, from: '/checkout2' },
    'a-session-that-is-over',
  )
  expect(to).toBe(`/login?from=${encodeURIComponent('/address-form?from=%2Fcheckout2')}`)
  expect(flash).toEqual({ say: 'sessionExpired' })
  expect(readDraftCookie(draft, hers)).toEqual(home)
  expect(readDraftCookie(draft, his)).toBeUndefined()
  expect(readDraftCookie(draft, '')).toBeUndefined()
  expect(draft).not.toContain('Rajwada')
})

test('no draft cookie is set for a script, for a form without an owner, or for more than a browser stores', async () => {
  const { token } = await newCustomer()
  const owner = await readDraftOwner(token)
  const draftAfterExpiry = async (more: object, accept?: string) =>
    (await post('save', { ...home, owner, ...more }, 'over', accept)).draft
  expect(await draftAfterExpiry({})).toBeTruthy()
  expect(await draftAfterExpiry({}, 'application/json')).toBeUndefined()
  expect(await draftAfterExpiry({ owner: '' })).toBeUndefined()
  expect(await draftAfterExpiry({ address1: 'x'.repeat(5000) })).toBeUndefined()
  for (const made of [
    '',
    '!',
    Buffer.from('null').toString('base64url'),
    Buffer.from('[]').toString('base64url'),
  ])
    expect(readDraftCookie(made, owner)).toBeUndefined()
})

test('an address becomes the default and moves to the top; the id of another customer or a missing id changes nothing', async () => {
  const [asha, ravi] = [await newCustomer(), await newCustomer()]
  const ids: string[] = []
  for (const city of ['Indore', 'Ujjain', 'Dhar'])
    ids.push((await shop.addAddress({ ...home, city }, asha)).data?.[0]?.id ?? '')
  const order = async () => (await shop.addresses({}, asha)).map(({ city }) => city)
  expect((await post('default', { addressid: ids[2] ?? '' }, asha.token)).flash).toEqual({
    say: 'addressDefault',
  })
  expect(await order()).toEqual(['Dhar', 'Indore', 'Ujjain'])
  await post('default', { addressid: ids[1] ?? '' }, asha.token)
  expect(await order()).toEqual(['Ujjain', 'Dhar', 'Indore'])
  expect((await post('default', { addressid: ids[0] ?? '' }, ravi.token)).flash).toMatchObject({
    say: 'addressGone',
  })
  expect((await post('default', {}, asha.token)).flash).toMatchObject({ say: 'chooseAddress' })
  expect(await order()).toEqual(['Ujjain', 'Dhar', 'Indore'])
})

test('Law 26: an address in a state that the seller may not send to is kept, and its customer hears so at once', async () => {
  const { token } = await newCustomer()
  await setSeller({ tax: { status: 'unregistered' } })
  expect((await post('save', { ...home, from: '/your-address' }, token)).flash).toEqual({
    say: 'addressNotServed',
  })
  await setSeller()
  expect((await post('save', { ...home, from: '/your-address' }, token)).flash).toEqual({
    say: 'addressSaved',
  })
})

import { COOKIES } from '#lib/cookies.ts'
import { env } from '#lib/server/settings/env.ts'
import { readForm } from './read-form.ts'

const before = { ...env }
afterEach(() => Object.assign(env, before))

const MB = 1024 * 1024

/** A form whose fields come part by part, and end when they are told to. */
const formOf = (
  path: string,
  parts: readonly Uint8Array[],
  { address = '203.0.113.7', ends = true } = {},
) => {
  const body = new ReadableStream<Uint8Array>({
    start: controller => {
      for (const part of parts) controller.enqueue(part)
      if (ends) controller.close()
    },
  })
  const headers = {
    ...{ 'content-type': 'application/x-www-form-urlencoded', cookie: `${COOKIES.token}=x` },
    'x-client-address': address,
  }
  return readForm(
    new Request(`http://shop.test${path}`, { method: 'POST', headers, body, duplex: 'half' } as RequestInit),
  )
}
const text = (value: string) => new TextEncoder().encode(value)
const complaint = (address: string) => formOf('/do/complaints/open', [text('comment=Nobody')], { address })

test('forms that come slowly, however many, keep nobody else from sending one', async () => {
  Object.assign(env, { limits: true })
  const read = Promise.withResolvers<void>()
  for (let i = 0; i < 200; i++)
    void formOf('/do/complaints/open', [text('comment=')], { ends: false }).finally(read.resolve)
  expect(await complaint('203.0.113.8')).toMatchObject({ comment: 'Nobody' })
  expect(await complaint('203.0.113.7')).toMatchObject({ comment: 'Nobody' })
})

test('who fills the room of a network waits, and neither others nor the desk do', async () => {
  Object.assign(env, { limits: true })
  const large = Array.from({ length: 8 }, () => new Uint8Array(MB).fill(97))
  for (let i = 0; i < 2; i++) void formOf('/do/complaints/open', [text('a='), ...large], { ends: false })
  await new Promise(done => setTimeout(done, 50))
  await expect(formOf('/do/complaints/open', [text('a='), ...large])).rejects.toMatchObject({
    status: 503,
    retryAfter: 10,
  })
  expect(await complaint('203.0.113.8')).toMatchObject({ comment: 'Nobody' })
  expect(await formOf('/desk/do/shop/policy', [text('b='), ...large])).toMatchObject({
    b: expect.stringMatching(/^a{9}/),
  })
})

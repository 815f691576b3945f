import { globSync, readFileSync } from 'node:fs'

// Signed requests prove their sender; the practice provider is another site that is mounted here.
const SIGNED = [
  'webhook',
  'payment-callback',
  'practice-pay/[...path]',
  'message-webhook/[channel]',
  'practice-courier/[...path]',
  'parcel-webhook',
  // A program shows its key with each call, and no cookie counts.
  'api/v1/[...call]',
]

test('every route that accepts a post uses the form guard or the API’s own checks, or is signed', () => {
  const routes = globSync('app/(api)/**/route.ts')
  const takePosts = routes.filter(file => /\bPOST\b|every-method\.ts/.test(readFileSync(file, 'utf8')))
  expect(takePosts.length).toBeGreaterThan(SIGNED.length + 4)
  const open = takePosts.filter(
    file =>
      !/\b(postForm|postAct|answerUpload)\(|every-method\.ts|refuse as POST/.test(readFileSync(file, 'utf8')),
  )
  expect(open.map(file => file.replace(/^app\/\(api\)\/|\/route\.ts$/g, '')).sort()).toEqual(
    [...SIGNED].sort(),
  )
})

test('what takes posts of the desk asks where they come from first', () => {
  for (const file of ['lib/desk/server/post-act.ts', 'lib/desk/server/answer-upload.ts'])
    expect(readFileSync(file, 'utf8')).toMatch(/guardForm\(request|isSameOrigin\(request\)/)
})

test('no page is a Server Action', () => {
  const files = globSync('{app,components,lib}/**/*.{ts,tsx}').filter(file => !file.includes('.test.'))
  expect(files.filter(file => /^['"]use server['"]/m.test(readFileSync(file, 'utf8')))).toEqual([])
})

import { StartError } from '#lib/server/settings/start-error.ts'
import { NOBODY_LISTENS } from '#scripts/jest/nobody-listens.ts'
import { withS3 } from './test-store.ts'
import { tryMedia } from './try-media.ts'

const s3 = withS3()
const sentenceOf = async (other: Parameters<typeof s3.open>[0] = {}) => {
  const error = await tryMedia(s3.open(other)).then(
    () => undefined,
    error => error,
  )
  if (error) expect(error).toBeInstanceOf(StartError)
  return (error as Error | undefined)?.message
}

test('a store that works is left as it was', async () => {
  expect(await sentenceOf()).toBeUndefined()
  expect(s3.objects.keys()).toEqual([])
})

test('each thing that is wrong is a sentence that names it', async () => {
  expect(await sentenceOf({ secretAccessKey: 'other' })).toContain('SignatureDoesNotMatch')
  expect(await sentenceOf({ accessKeyId: 'other' })).toContain('AWS_ACCESS_KEY_ID')
  expect(await sentenceOf({ region: 'ap-south-1' })).toContain('AWS_REGION')
  expect(await sentenceOf({ endpoint: s3.settings.endpoint.replace(/pictures$/, 'other') })).toContain(
    'no such bucket',
  )
  expect(await sentenceOf({ endpoint: `http://${NOBODY_LISTENS}/pictures` })).toContain('cannot be reached')
  s3.fail({ kind: 'status', status: 500 })
  expect(await sentenceOf()).toContain('answered 500')
  s3.fail({ kind: 'status', status: 403, code: 'AccessDenied', methods: ['DELETE'] })
  expect(await sentenceOf()).toContain('may read, write, delete')
})

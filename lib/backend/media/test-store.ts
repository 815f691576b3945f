import 'server-only'
import type { MediaSettings } from '#lib/server/settings/media-settings.ts'
import { s3Store } from './s3/s3-store.ts'
import { type S3Fault, s3Server } from './s3/test-s3-server.ts'

const KEYS = { accessKeyId: 'test', secretAccessKey: 'secret', region: 'us-east-1' }

/** For tests: a store that speaks S3, for a test file. Call it once, at the top. */
export const withS3 = (bucket = 'pictures') => {
  const s3 = s3Server({ bucket, keys: KEYS })
  const settings: MediaSettings = { ...KEYS, bucket, prefix: 'shop/', endpoint: '', sessionToken: undefined }
  beforeAll(async () => {
    settings.endpoint = `${await s3.listen()}/${bucket}`
  })
  afterEach(() => s3.setFault(undefined))
  afterAll(() => s3.close())
  return {
    settings,
    objects: s3.objects,
    counts: s3.counts,
    fail: (fault: S3Fault) => s3.setFault(fault),
    heal: () => s3.setFault(undefined),
    /** As another copy of the shop has it, which waits shortly for a store that is silent. */
    open: (other: Partial<MediaSettings> = {}) =>
      s3Store({ ...settings, ...other }, { answerMs: 1_500, putMs: 3_000 }),
    /** As a command has it. */
    openPatiently: () => s3Store(settings),
  }
}

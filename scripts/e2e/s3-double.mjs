// A store for tests that speaks S3's protocol and checks signatures, as a process of its own; it prints its address when
// it is ready. PORT; S3_DOUBLE_BUCKET (pictures); AWS_ACCESS_KEY_ID (test), AWS_SECRET_ACCESS_KEY (secret), AWS_REGION
// (us-east-1); S3_DOUBLE_FOLDER keeps the objects over a restart; S3_DOUBLE_CONTROL=1 opens /-/fault and /-/counts.
//   node --experimental-strip-types --conditions=react-server scripts/e2e/s3-double.mjs
import { s3Server } from '#lib/backend/media/s3/test-s3-server.ts'

const {
  PORT = '0',
  S3_DOUBLE_BUCKET: bucket = 'pictures',
  S3_DOUBLE_FOLDER: folder,
  S3_DOUBLE_CONTROL,
  AWS_ACCESS_KEY_ID: accessKeyId = 'test',
  AWS_SECRET_ACCESS_KEY: secretAccessKey = 'secret',
  AWS_SESSION_TOKEN: sessionToken,
  AWS_REGION: region = 'us-east-1',
} = process.env

const store = s3Server({
  bucket,
  keys: { accessKeyId, secretAccessKey, sessionToken, region },
  folder,
  control: S3_DOUBLE_CONTROL === '1',
})
console.log(await store.listen(Number(PORT)))

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    await store.close()
    process.exit(0)
  })

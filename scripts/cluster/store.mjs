import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { freePorts } from '../free-ports.mjs'
import { root, TYPED } from '../run.mjs'
import { until } from './until.mjs'

const BUCKET = 'haat'

/** A store of pictures that speaks S3 over HTTP and checks each signature, as a process of its own. */
export const openStore = async ({ folder, processes }) => {
  const [port] = await freePorts(1)
  const keys = {
    AWS_ACCESS_KEY_ID: 'harness',
    AWS_SECRET_ACCESS_KEY: randomBytes(24).toString('base64url'),
    AWS_REGION: 'ap-south-1',
  }
  const files = path.join(folder, 'store')
  await mkdir(files)
  const begin = () =>
    processes.start('store', process.execPath, [...TYPED, 'scripts/e2e/s3-double.mjs'], {
      cwd: root,
      env: { ...keys, PORT: String(port), S3_DOUBLE_BUCKET: BUCKET, S3_DOUBLE_FOLDER: files },
    })
  const url = `http://127.0.0.1:${port}`
  const answers = () =>
    until(
      'the store answers',
      async () => (await fetch(url, { signal: AbortSignal.timeout(1_000) })).status > 0,
      30,
    )
  let running = begin()
  await answers()
  return {
    settings: { MEDIA_URL: `s3://${BUCKET}/shop`, AWS_ENDPOINT_URL: url, ...keys },
    /** Nobody listens there any more. */
    cut: async () => {
      running.signal('SIGKILL')
      await running.exit()
    },
    /** It takes connections, and never answers. */
    hang: async () => {
      running = begin()
      await answers()
      running.signal('SIGSTOP')
    },
    mend: async () => {
      if (running.isAlive()) running.signal('SIGCONT')
      else running = begin()
      await answers()
    },
  }
}

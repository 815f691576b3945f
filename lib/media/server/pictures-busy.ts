import 'server-only'
import { manyPictures } from '#messages/http-errors.ts'

const RETRY_SECONDS = 10

/** The response where more pictures wait to be made than the shop has patience for. */
export const picturesBusy = () =>
  new Response(manyPictures, {
    status: 503,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(RETRY_SECONDS),
    },
  })

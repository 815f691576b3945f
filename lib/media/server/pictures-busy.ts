import 'server-only'
import { manyPictures, picturesElsewhereAway } from '#messages/http-errors.ts'

const RETRY_SECONDS = 10

/** The response where more pictures wait to be made than the shop has patience for. */
export const picturesBusy = () => comeAgain(manyPictures)

/** The response where the store of pictures does not answer as it should. */
export const picturesAway = () => comeAgain(picturesElsewhereAway)

const comeAgain = (sentence: string) =>
  new Response(sentence, {
    status: 503,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(RETRY_SECONDS),
    },
  })

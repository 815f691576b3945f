import 'server-only'
import type { Db } from './db/pool.ts'

type To = { message: number } | { return: number }

export async function attachPictures(tx: Db, to: To, pictures: readonly Buffer[]) {
  const [message, request] = 'message' in to ? [to.message, null] : [null, to.return]
  for (const webp of pictures)
    await tx.run('insert into attached_pictures (message_id, return_id, webp) values ($1, $2, $3)', [
      message,
      request,
      webp,
    ])
}

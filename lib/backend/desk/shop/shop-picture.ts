import 'server-only'
import { createHash } from 'node:crypto'
import { pictureNeeded, pictureTooLarge } from '#messages/desk-shop-pictures.ts'
import { encodeShopPicture } from '../../media/encode-photos.ts'
import type { ShopPicture } from './change-shop.ts'

const PICTURE_BYTES = 5 * 1024 * 1024

type Kind = { stem: string; side: number; asLogo: boolean }

/** Encodes a picture of the shop's own anew, under a name by its content: nothing of what it carried is left. */
export async function shopPicture(
  files: readonly File[],
  { stem, ...how }: Kind,
): Promise<ShopPicture | { wrong: string }> {
  const [file] = files
  if (!file) return { wrong: pictureNeeded }
  if (file.size > PICTURE_BYTES) return { wrong: pictureTooLarge }
  const bytes = await encodeShopPicture(new Uint8Array(await file.arrayBuffer()), how)
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 10)
  return { name: `${stem}-${digest}.${how.asLogo ? 'png' : 'webp'}`, bytes }
}

import 'server-only'
import type { ActResult } from '#lib/desk/rules/act-types.ts'
import { pictureGone, pictureSaved } from '#messages/desk-shop-pictures.ts'
import { changeShop, shopSaid } from './change-shop.ts'
import { shopPicture } from './shop-picture.ts'

/** The two pictures of a shop's own, and how large they are kept. */
export const OWN_PICTURES = {
  logo: { stem: 'logo', side: 800, asLogo: true },
  favicon_icon: { stem: 'icon', side: 512, asLogo: true },
} as const
export type OwnPicture = keyof typeof OWN_PICTURES

export async function readLooks() {
  const { logo = '', favicon_icon: icon = '', name = '' } = await shopSaid()
  return { logo: String(logo), icon: String(icon), name: String(name) }
}

export async function savePicture(which: OwnPicture, files: readonly File[]): Promise<ActResult> {
  const picture = await shopPicture(files, OWN_PICTURES[which])
  if ('wrong' in picture) return { refused: '', fields: { pictures: picture.wrong } }
  const refused = await changeShop({
    page: 'looks',
    pictures: [picture],
    change: said => ({ ...said, [which]: picture.name }),
  })
  return refused ?? { message: pictureSaved, about: 'looks', changed: { [which]: ['', picture.name] } }
}

export async function removePicture(which: OwnPicture): Promise<ActResult> {
  const refused = await changeShop({ page: 'looks', change: ({ [which]: _, ...said }) => said })
  return refused ?? { message: pictureGone, about: 'looks', changed: { [which]: ['', ''] } }
}

import 'server-only'
import type { ActResult } from '#lib/desk/rules/act-types.ts'
import { noTile, sectionPictureGone, sectionPictureSaved } from '#messages/desk-things-sections.ts'
import type { ShopPicture } from '../../shop/change-shop.ts'
import { shopPicture } from '../../shop/shop-picture.ts'
import { StopEdit } from '../publish-edit.ts'
import { changeSection } from './change-section.ts'
import { rowAsItIs } from './section-tables.ts'
import { hasTile } from './section-tree.ts'

type Given = { id: number; seen: string }

// A tile is at most 400 wide; the page of a section may show it larger.
const KIND = { stem: 'section', side: 1200, asLogo: false } as const

/** Gives its tile on the home page a picture. */
export async function saveTile({ files, ...given }: Given & { files: readonly File[] }): Promise<ActResult> {
  const picture = await shopPicture(files, KIND)
  if ('wrong' in picture) return { refused: '', fields: { pictures: picture.wrong } }
  return changeTile(given, sectionPictureSaved, picture)
}

/** Without one it shows a picture of its things. */
export const removeTile = (given: Given) => changeTile(given, () => sectionPictureGone)

const changeTile = (given: Given, said: (name: string) => string, picture?: ShopPicture) =>
  changeSection({
    ...given,
    form: 'picture',
    what: 'picture',
    said,
    rows: ({ main }) => {
      if (!hasTile(main)) throw new StopEdit({ refused: noTile, isOutdated: true })
      return [{ ...rowAsItIs(main), image: picture?.name ?? '' }]
    },
    changed: () => ({ image: [] }),
    ...(picture && { pictures: [picture] }),
  })

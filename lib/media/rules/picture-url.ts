import type { LARGE_PICTURE_SIZES, PICTURE_SIZES } from '#lib/constants.ts'
import { isFilmName, isPictureName } from '#lib/rules/picture-name.ts'

export const PLACEHOLDER = '/placeholder.svg'
export type PictureSize = (typeof PICTURE_SIZES)[number] | (typeof LARGE_PICTURE_SIZES)[number]

/** The address of a picture in one of its sizes; the placeholder if the name is no picture's. */
export function pictureUrl(name: string, size?: PictureSize): string {
  if (!isPictureName(name) || isFilmName(name)) return PLACEHOLDER
  return `/uploads/${size && isSized(name) ? name.replace(/(\.\w+)$/, `-${size}$1`) : name}`
}

/** The `srcset` of a picture: each of these sizes, by its width. */
export const pictureSet = (name: string, sizes: readonly PictureSize[]) =>
  isPictureName(name) && isSized(name)
    ? sizes.map(size => `${pictureUrl(name, size)} ${Number.parseInt(size, 10)}w`).join(', ')
    : undefined

/** The address of one of the shop's films, or undefined. */
export const filmUrl = (name: string) => (isFilmName(name) ? `/uploads/${name}` : undefined)

const isSized = (name: string) => !/\.svg$/i.test(name)

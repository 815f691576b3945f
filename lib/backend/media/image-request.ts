import 'server-only'
import { LARGE_PICTURE_SIZES, PICTURE_SIZES } from '#lib/constants.ts'
import { isPictureName } from '#lib/rules/picture-name.ts'

export type Box = { width: number; height: number }
export type ImageRequest = { name: string; box?: Box }

const SIZES: ReadonlySet<string> = new Set([...PICTURE_SIZES, ...LARGE_PICTURE_SIZES])
const SIZED = /^(.+)-(\d{1,5}x\d{1,5})(\.\w+)$/

/** What the last part of /uploads/… requests: a file, or a picture in one of the shop's sizes. */
export const parseImageRequest = (segment: string): ImageRequest | undefined => {
  if (isPictureName(segment)) return { name: segment }
  const [, base = '', size = '', extension = ''] = SIZED.exec(segment) ?? []
  const name = base + extension
  if (!SIZES.has(size) || !isPictureName(name) || !isRaster(name)) return undefined
  const [width = 0, height = 0] = size.split('x').map(Number)
  return { name, box: { width, height } }
}

/** The same as written in the address. */
export const pictureSegment = ({ name, box }: ImageRequest) =>
  box ? name.replace(/(\.\w+)$/, `-${box.width}x${box.height}$1`) : name

export const isRaster = (name: string) => /\.(webp|avif|png|jpe?g|gif)$/i.test(name)

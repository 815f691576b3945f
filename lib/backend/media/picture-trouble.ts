import 'server-only'
import path from 'node:path'
import sharp from 'sharp'
import { heicUnreadable, notReadable, otherFilmKind, tooManyPixels } from '#messages/imports.ts'
import { isRaster } from './image-request.ts'
import { MOST_PIXELS } from './resize-picture.ts'

/**
 * Why a picture file cannot be shown, from its header; undefined if it can, and for films and SVGs. `served` is the
 * name under which it would be served.
 */
export const pictureTrouble = async (
  file: string,
  served = path.basename(file),
): Promise<string | undefined> => {
  if (isFilmOfAnotherKind(file)) return otherFilmKind
  if (!isRaster(served)) return undefined
  // It throws if the file is no picture, whatever its name says.
  const head = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!head) return notReadable
  const { format, compression, width, height } = head
  if (format === 'heif' && compression !== 'av1') return heicUnreadable
  if (width * height > MOST_PIXELS) return tooManyPixels(width, height, MOST_PIXELS / 1e6)
  return undefined
}

export const isHeicName = (name: string) => /\.hei[cf]$/i.test(name)

export const isFilmOfAnotherKind = (name: string) => /\.(mov|m4v|3gp|avi|mkv|mpe?g|wmv)$/i.test(name)

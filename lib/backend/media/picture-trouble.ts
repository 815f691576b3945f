import 'server-only'
import path from 'node:path'
import sharp from 'sharp'
import { MOST_PIXELS } from './encode.ts'
import { isRaster } from './image-request.ts'

/**
 * Why a picture's file cannot be shown, told by its head; undefined where it can, and for films and drawings. `served`
 * is the name that it would be served under.
 */
export const pictureTrouble = async (
  file: string,
  served = path.basename(file),
): Promise<string | undefined> => {
  if (isHeicName(file)) return `it is ${NOT_HEIC}`
  if (isFilmOfAnotherKind(file)) return FILMS
  if (!isRaster(served)) return undefined
  // It fails where a file is no picture, whatever its name says.
  const head = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!head) return 'it cannot be read as a picture'
  const { format, compression, width, height } = head
  if (format === 'heif' && compression !== 'av1') return `it is ${NOT_HEIC}`
  if (width * height > MOST_PIXELS)
    return `it has ${width} × ${height} pixels, and no more than ${MOST_PIXELS / 1e6} million can be shown: make it smaller`
  return undefined
}

export const NOT_HEIC =
  'a HEIC photo, which browsers cannot show: save it as JPEG under the same name (an iPhone takes photos as JPEG with Settings, Camera, Formats, Most Compatible)'

export const isHeicName = (name: string) => /\.hei[cf]$/i.test(name)

export const FILMS = 'films are .mp4 or .webm: save it as one of them'

export const isFilmOfAnotherKind = (name: string) => /\.(mov|m4v|3gp|avi|mkv|mpe?g|wmv)$/i.test(name)

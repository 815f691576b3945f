import 'server-only'
import sharp from 'sharp'
import { isRaster } from './asked-picture.ts'
import { MOST_PIXELS } from './encode.ts'

/** Why a picture's file cannot be shown, told by its head; undefined where it can, and for films and drawings. */
export const pictureTrouble = async (file: string): Promise<string | undefined> => {
  if (!isRaster(file)) return undefined
  // It fails where a file is no picture, whatever its name says.
  const head = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!head) return 'it cannot be read as a picture'
  const { format, compression, width, height } = head
  if (format === 'heif' && compression !== 'av1') return 'it is a HEIC photo: save it as JPEG'
  if (width * height > MOST_PIXELS)
    return `it has ${width} × ${height} pixels, and no more than ${MOST_PIXELS / 1e6} million can be shown: make it smaller`
  return undefined
}

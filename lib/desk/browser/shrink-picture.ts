import { UPLOADED_SIDE } from '../rules/upload-limits.ts'

/** A photo upright and small enough to send, where this phone can decode it; else the file as it is. */
export async function shrinkPicture(file: File): Promise<{ name: string; blob: Blob }> {
  const whole = { name: file.name, blob: file }
  const bitmap = await decode(file)
  if (!bitmap) return whole
  try {
    const scale = Math.min(1, UPLOADED_SIDE / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    const context = canvas.getContext('2d')
    if (!context) return whole
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    const blob = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/jpeg', 0.86))
    // Its memory goes at once, not when the next photo needs it.
    canvas.width = 0
    return blob ? { name: file.name.replace(/\.\w{1,5}$/, '').concat('.jpg'), blob } : whole
  } finally {
    bitmap.close()
  }
}

const LARGE_BYTES = 3_000_000

// A large photo is decoded small: all its points would not fit into a cheap phone.
const decode = async (file: File) => {
  const options =
    file.size > LARGE_BYTES ? { resizeWidth: UPLOADED_SIDE, resizeQuality: 'high' as const } : {}
  return createImageBitmap(file, { imageOrientation: 'from-image', ...options }).catch(() => undefined)
}

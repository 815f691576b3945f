import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'

/** A photograph as phones take them: cloth of many colours, some megabytes. */
export async function takePhoto(file: string, { width, height }: { width: number; height: number }) {
  const [w, h] = [Math.ceil(width / 4), Math.ceil(height / 4)]
  const threads = randomBytes(w * h * 3)
  const made = sharp(threads, { raw: { width: w, height: h, channels: 3 } })
    .resize(width, height, { kernel: 'cubic' })
    .jpeg({ quality: 88 })
  await writeFile(file, await made.toBuffer())
  return file
}

export async function drawLogo(file: string) {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="160"><text x="20" y="110" font-size="90" fill="#7a1f3d">Surat Silk</text></svg>'
  await writeFile(file, await sharp(Buffer.from(svg)).png().toBuffer())
  return file
}

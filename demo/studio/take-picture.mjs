import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { PICTURES } from './catalogue.mjs'

const HEAVIEST = 120_000

/** Takes one picture and writes it as WebP at `width` × `height`, lighter until it is light enough. */
export const takePicture = async (
  page,
  name,
  thing,
  { width, height = width, view = 0, extra, samples, size = 1200, missing },
) => {
  const file = join(PICTURES, name)
  if (missing && existsSync(file)) return
  const started = Date.now()
  const scale = size / 1200
  const shot = await page.evaluate(
    ([thing, view, options]) => globalThis.shoot(thing, view, options),
    [
      thing,
      view,
      { width: Math.round(width * scale), height: Math.round(height * scale), samples, view: extra },
    ],
  )
  const picture = sharp(Buffer.from(shot, 'base64'))
    .removeAlpha()
    .resize(width, height, { kernel: 'lanczos3' })
    .sharpen({ sigma: 0.8, m1: 0.4, m2: 1.2 })
  let webp
  for (const quality of [82, 76, 70, 62, 54]) {
    webp = await picture.clone().webp({ quality, effort: 5, smartSubsample: true }).toBuffer()
    if (webp.length <= HEAVIEST) break
  }
  await writeFile(file, webp)
  console.log(name, `${Math.round(webp.length / 1000)} kB`, `${((Date.now() - started) / 1000).toFixed(1)} s`)
}

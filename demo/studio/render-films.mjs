import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { PICTURES, readProducts, readShop } from './catalogue.mjs'
import { FILMS } from './scenes/arrangements.mjs'
import { sceneOf } from './scenes/scene-of.mjs'

const run = promisify(execFile)
const RATE = 16

/** Turntables of six products and four slow moves past arranged crafts, with their posters. */
export const renderFilms = async (page, { only, missing }) => {
  const products = await readProducts()
  for (const product of products.filter(each => each.film)) {
    if ((only && !only.includes(product.id)) || (missing && existsSync(join(PICTURES, product.film))))
      continue
    await film(page, product.film, product.made, {
      width: 560,
      height: 560,
      seconds: 6,
      view: t => ({ azimuth: 20 + t * 360, elevation: 16, fill: 0.72, steady: true }),
    })
  }
  const { films } = await readShop()
  for (const [i, { file, poster, caption }] of films.entries()) {
    if ((only && !only.includes(file)) || (missing && existsSync(join(PICTURES, file)))) continue
    const scene = sceneOf(products, FILMS[i], {})
    const view = t => ({
      azimuth: -26 + 46 * soft(t),
      elevation: 22 - 8 * soft(t),
      fill: 0.95,
      zoom: 1.25 + 0.35 * soft(t),
      at: [-1.6 + 3.4 * soft(t), 0.7, 0],
      blur: 0.008,
      lens: 28,
      steady: true,
    })
    await film(page, file, scene, { width: 640, height: 360, seconds: 8, view, caption, poster })
  }
}

const film = async (page, name, thing, { width, height, seconds, view, caption, poster }) => {
  const started = Date.now()
  const folder = await mkdtemp(join(tmpdir(), 'haat-film-'))
  const count = seconds * RATE
  const words = caption && (await captionOf(caption, width, height))
  for (let k = 0; k < count; k++) {
    const shot = await page.evaluate(
      ([thing, options]) => globalThis.shoot(thing, 0, options),
      [thing, { width, height, samples: 4, view: view(k / count), type: 'image/jpeg', quality: 0.95 }],
    )
    const frame = sharp(Buffer.from(shot, 'base64'))
    const file = join(folder, `${String(k).padStart(4, '0')}.png`)
    await (words && k > RATE * 0.6 ? frame.composite([{ input: words }]) : frame)
      .png({ compressionLevel: 1 })
      .toFile(file)
  }
  const target = join(PICTURES, name)
  for (const quality of [25, 28, 31, 34]) {
    await run('ffmpeg', [
      '-y',
      '-loglevel',
      'error',
      '-framerate',
      String(RATE),
      '-i',
      join(folder, '%04d.png'),
      '-c:v',
      'libx264',
      '-profile:v',
      'baseline',
      '-pix_fmt',
      'yuv420p',
      '-preset',
      'slow',
      '-crf',
      String(quality),
      '-threads',
      '1',
      '-movflags',
      '+faststart',
      '-an',
      target,
    ])
    const { size } = await stat(target)
    if (size <= 400_000) break
  }
  if (poster) {
    const shot = await page.evaluate(
      ([thing, options]) => globalThis.shoot(thing, 0, options),
      [thing, { width: 960, height: 540, samples: 12, view: view(0.5) }],
    )
    await writeFile(
      join(PICTURES, poster),
      await sharp(Buffer.from(shot, 'base64')).removeAlpha().webp({ quality: 80, effort: 5 }).toBuffer(),
    )
  }
  await rm(folder, { recursive: true })
  console.log(name, `${((Date.now() - started) / 1000).toFixed(0)} s`)
}

const soft = t => t * t * (3 - 2 * t)

const captionOf = (text, width, height) => {
  const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect x="0" y="${height - 52}" width="${width}" height="52" fill="#231f20" fill-opacity=".62"/>
    <text x="24" y="${height - 20}" font-family="Noto Sans, sans-serif" font-size="18" fill="#fdfaf3">${escaped}</text></svg>`),
  )
    .png()
    .toBuffer()
}

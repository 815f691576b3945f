import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { PICTURES, readProducts } from './catalogue.mjs'
import { encodeFilm } from './encode-film.mjs'
import { turns } from './scenes/turns.mjs'

const RATE = 16
const SECONDS = 6

/** One whole turn of each product that has a film and a back: a frame takes as long as a small picture. */
export const renderTurntables = async (page, { only }) => {
  for (const product of await readProducts()) {
    if (!product.film || !turns(product) || (only && !only.includes(product.id))) continue
    const folder = await mkdtemp(join(tmpdir(), 'haat-film-'))
    for (let k = 0; k < SECONDS * RATE; k++) {
      const view = { azimuth: 20, elevation: 16, fill: 0.8, turn: (k / (SECONDS * RATE)) * 360 }
      const shot = await page.evaluate(
        ([thing, options]) => globalThis.shoot(thing, 0, options),
        [product.made, { width: 560, height: 560, samples: 4, view, type: 'image/jpeg', quality: 0.95 }],
      )
      await sharp(Buffer.from(shot, 'base64'))
        .png()
        .toFile(join(folder, `${String(k).padStart(4, '0')}.png`))
    }
    await encodeFilm(join(PICTURES, product.film), '-framerate', String(RATE), '-i', join(folder, '%04d.png'))
    await rm(folder, { recursive: true })
    console.log(product.film)
  }
}

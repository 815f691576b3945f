import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { PICTURES, readProducts, readShop } from './catalogue.mjs'
import { encodeFilm } from './encode-film.mjs'
import { STORIES } from './scenes/stories.mjs'
import { turns } from './scenes/turns.mjs'

const RATE = 25

/** The four stories and the films of flat goods: a slow camera over the pictures, one melting into the next. */
export const renderFilms = async (_page, { only, missing }) => {
  const wanted = file => !(only && !only.includes(file)) && !(missing && existsSync(join(PICTURES, file)))
  const { films } = await readShop()
  for (const [i, { file, poster, caption }] of films.entries()) {
    if (!wanted(file)) continue
    await film(file, STORIES[i], { width: 640, height: 360, seconds: 3.2, caption })
    const still = await (await wholeGoods(STORIES[i][0]))
      .resize(960, 540, { fit: 'cover' })
      .webp({ quality: 80 })
      .toBuffer()
    await writeFile(join(PICTURES, poster), still)
  }
  for (const product of await readProducts()) {
    const { film: file, images } = product
    if (file && !turns(product) && wanted(file))
      await film(file, [images[0], images[1], images[2] ?? images[0]], {
        width: 560,
        height: 560,
        seconds: 2.6,
      })
  }
}

/** Of a banner the part with the goods, with as much more paper above as 16:9 needs. */
const wholeGoods = async picture => {
  const image = sharp(join(PICTURES, picture))
  const { width, height } = await image.metadata()
  if (width < height * 2) return image
  const more = Math.round(height / 8)
  const part = await image
    .extract({ left: width - height * 2, top: 0, width: height * 2, height })
    .extend({ top: more, extendWith: 'copy' })
    .toBuffer()
  const above = await sharp(part)
    .extract({ left: 0, top: 0, width: height * 2, height: more + 6 })
    .blur(24)
    .toBuffer()
  return sharp(
    await sharp(part)
      .composite([{ input: above, left: 0, top: 0 }])
      .toBuffer(),
  )
}

const film = async (name, pictures, { width, height, seconds, caption }) => {
  const folder = await mkdtemp(join(tmpdir(), 'haat-film-'))
  const words = join(folder, 'words.png')
  await sharp(Buffer.from(caption ? captionOf(caption, width, height) : empty(width, height)))
    .png()
    .toFile(words)
  const stills = []
  for (const [i, picture] of pictures.entries()) {
    const still = join(folder, `${i}.png`)
    await (await wholeGoods(picture))
      .resize(width * 2, height * 2, { fit: 'cover' })
      .png()
      .toFile(still)
    stills.push('-loop', '1', '-framerate', String(RATE), '-t', String(seconds), '-i', still)
  }
  const melt = 0.6
  const moves = pictures.map((_, i) => {
    const near = `1.02+0.10*${i % 2 ? '(1-on/' : '(on/'}${Math.round(seconds * RATE)})`
    const drift = i % 2 ? '0.6-0.2' : '0.4+0.2'
    return `[${i}]zoompan=z='${near}':x='(iw-iw/zoom)*(${drift}*on/${Math.round(seconds * RATE)})':y='(ih-ih/zoom)*0.5':d=1:s=${width}x${height}:fps=${RATE},setsar=1[m${i}]`
  })
  let joined = '[m0]'
  const melts = pictures.slice(1).map((_, i) => {
    const step = `${joined}[m${i + 1}]xfade=transition=fade:duration=${melt}:offset=${((i + 1) * (seconds - melt)).toFixed(2)}[j${i}]`
    joined = `[j${i}]`
    return step
  })
  const graph = [...moves, ...melts, `${joined}[${pictures.length}]overlay=0:0,format=yuv420p`].join(';')
  await encodeFilm(join(PICTURES, name), ...stills, '-i', words, '-filter_complex', graph)
  await rm(folder, { recursive: true })
  console.log(name)
}

const empty = (width, height) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`

const captionOf = (text, width, height) => {
  const safe = text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect y="${height - 52}" width="${width}" height="52" fill="#231f20" fill-opacity=".66"/>
    <text x="24" y="${height - 20}" font-family="Noto Sans, sans-serif" font-size="18" fill="#fdfaf3">${safe}</text></svg>`
}

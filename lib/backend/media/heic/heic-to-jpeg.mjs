// node heic-to-jpeg.mjs FROM TO MOST_PIXELS: a program of its own, since the decoder takes more memory than the shop (1.2 GB for
// 60 million pixels) and gives none of it back. It prints what became of it as JSON.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import openDecoder from 'libheif-js/libheif-wasm/libheif.js'
import sharp from 'sharp'
import { withColourProfile } from './with-colour-profile.mjs'

const [from, to, mostPixels] = process.argv.slice(2)
giveWayForMemory()
// Its own loader looks for this file in the folder that the program was started in.
const wasmBinary = readFileSync(fileURLToPath(import.meta.resolve('libheif-js/libheif-wasm/libheif.wasm')))
const libheif = openDecoder({ wasmBinary })
console.log(JSON.stringify(await convert()))

async function convert() {
  const images = new libheif.HeifDecoder().decode(readFileSync(from))
  const image = images.find(each => each.is_primary()) ?? images[0]
  if (!image) return { trouble: 'unreadable' }
  const [width, height] = [image.get_width(), image.get_height()]
  if (width * height > Number(mostPixels)) return { trouble: 'pixels', width, height }
  // Upright already: the decoder follows what the file says about turning it.
  const data = await pixelsOf(image, width, height)
  if (!data) return { trouble: 'unreadable' }
  const jpeg = await sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: false })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 90 })
    .toBuffer()
  writeFileSync(to, withColourProfile(jpeg, await profileOf(from)))
  return { width, height }
}

function pixelsOf(image, width, height) {
  const data = new Uint8ClampedArray(width * height * 4)
  return new Promise(resolve => {
    image.display({ data, width, height }, shown => resolve(shown?.data))
  })
}

// Phones take photos in more colours than browsers assume: without its profile a red saree would turn dull.
async function profileOf(file) {
  const head = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  return head?.icc
}

// Where memory runs out, this program ends and not the shop.
function giveWayForMemory() {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // Not on Linux.
  }
}

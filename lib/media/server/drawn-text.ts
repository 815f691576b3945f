import 'server-only'
import path from 'node:path'
import sharp from 'sharp'

// The font has Latin, Devanagari and ₹; its licence lies beside it.
const FONT = path.join(process.cwd(), 'lib/media/fonts/mukta-semibold.ttf')

/** A text as a picture: wrapped to a width, cut at a height. */
export async function drawnText(text: string, size: number, colour: string, width: number, tallest: number) {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${text}</span>`,
      font: `Mukta SemiBold ${size}`,
      fontfile: FONT,
      width,
      rgba: true,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  if (info.height <= tallest) return { input: data, height: info.height }
  const input = await sharp(data).extract({ left: 0, top: 0, width: info.width, height: tallest }).toBuffer()
  return { input, height: tallest }
}

/** Text escaped for the markup of the drawing. */
export const markupSafe = (text: string) =>
  text
    .replace(/\p{Cc}/gu, ' ')
    .toWellFormed()
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')

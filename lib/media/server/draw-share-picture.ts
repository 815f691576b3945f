import 'server-only'
import sharp from 'sharp'
import { percentOff, rupee } from '#lib/rules/price.ts'
import { themeColours } from '#lib/shop/rules/theme-colours.ts'
import { percentOffDrawn } from '#messages/pictures.ts'
import { drawnText, markupSafe } from './drawn-text.ts'
import type { Shared, Signed } from './share-picture-name.ts'

const SHARE_WIDTH = 1200
const SHARE_HEIGHT = 630

const LEFT = SHARE_HEIGHT + 56
const ROOM = SHARE_WIDTH - LEFT - 40
const TALLEST = 290
const LONG_NAME = 48
const LONGEST_NAME = 84

type Drawn = Signed & { shared: Shared; picture: Buffer | undefined }

/** The picture that chats show: the product at the left, its name beside it, and its price if it has one. */
export async function drawSharePicture({ shared, picture, shopName, theme }: Drawn): Promise<Buffer> {
  const colours = themeColours(theme)
  const written = (text: string, size: number, colour: string) => drawnText(text, size, colour, ROOM, TALLEST)
  // A source without visible content cannot be drawn.
  const name = /[^\p{C}\p{Z}\p{M}]/u.test(shared.name) ? shortened(shared.name) : shopName
  const texts = [
    { ...(await written(markupSafe(shopName), 28, colours.muted)), after: 36 },
    { ...(await written(markupSafe(name), name.length > LONG_NAME ? 42 : 54, colours.text)), after: 44 },
    ...(await price(shared, text => written(text, 84, colours['primary-ink']))),
    ...(await saving(shared, text => written(text, 34, colours.muted))),
  ]
  const height = texts.reduce((sum, text) => sum + text.height + text.after, 0)
  let next = Math.max(24, Math.round((SHARE_HEIGHT - height) / 2))
  const placed = texts.map(text => {
    const top = next
    next += text.height + text.after
    return { input: text.input, left: LEFT, top: Math.min(top, SHARE_HEIGHT - text.height) }
  })
  const ground = {
    width: SHARE_WIDTH,
    height: SHARE_HEIGHT,
    channels: 3,
    background: colours.background,
  } as const
  return sharp({ create: ground })
    .composite([
      { input: await square(picture, colours.tint), left: 0, top: 0 },
      { input: block(12, SHARE_HEIGHT, colours.primary), left: SHARE_HEIGHT, top: 0 },
      ...placed,
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

type Written = { input: Buffer; height: number }

const price = async ({ discountPrice }: Shared, write: (text: string) => Promise<Written>) =>
  discountPrice === undefined ? [] : [{ ...(await write(rupee(discountPrice))), after: 22 }]

async function saving(
  { originalPrice = 0, discountPrice = 0 }: Shared,
  write: (text: string) => Promise<Written>,
) {
  const off = percentOff(originalPrice, discountPrice)
  if (off <= 0) return []
  return [{ ...(await write(`<s>${rupee(originalPrice)}</s>   ${percentOffDrawn(off)}`)), after: 0 }]
}

const square = (picture: Buffer | undefined, ground: string) =>
  picture
    ? sharp(picture)
        .resize(SHARE_HEIGHT, SHARE_HEIGHT, { fit: 'cover' })
        .flatten({ background: ground })
        .toBuffer()
    : block(SHARE_HEIGHT, SHARE_HEIGHT, ground)

const block = (width: number, height: number, colour: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colour}"/></svg>`,
  )

const shortened = (name: string) => {
  const signs = [...name]
  return signs.length > LONGEST_NAME ? `${signs.slice(0, LONGEST_NAME).join('').trimEnd()}…` : name
}

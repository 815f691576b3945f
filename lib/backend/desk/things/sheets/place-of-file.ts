import 'server-only'
import { open } from 'node:fs/promises'
import type { SheetFormat } from '#lib/desk/rules/sheet-types.ts'

/**
 * Where a file of the seller's lies in the folder of an import: a table of ours under its name, a table of another shop
 * apart, a picture among the pictures; undefined where it is none of these.
 */
export async function placeOfFile(
  given: string,
  file: string,
  from: SheetFormat,
): Promise<string | undefined> {
  const name = given.split('/').at(-1) ?? ''
  const plain = name.toLowerCase().replace(/ ?\(\d+\)(?=\.\w+$)/, '')
  if (PICTURE.test(name)) return `pictures/${name}`
  if (/\.md$/i.test(name)) return `policies/${name}`
  if (/\.xlsx$/i.test(name)) return plain
  if (/\.json$/i.test(name)) return OURS.test(plain) ? plain : undefined
  if (!/\.(csv|tsv|txt)$/i.test(name)) return undefined
  if (from === 'own') return OURS.test(plain) ? plain : 'products.csv'
  if (from !== 'auto') return `foreign/${plain}`
  // Another shop's file may have the name of ours.
  const isOwn = OWN_COLUMNS.test(await firstLine(file))
  if (OURS.test(plain) && (isOwn || plain !== 'products.csv')) return plain
  return isOwn ? 'products.csv' : `foreign/${plain}`
}

const PICTURE = /\.(jpe?g|png|webp|avif|gif|svg|jfif|heic|heif|mp4|webm|mov)$/i
const OURS = /^(products|variants|categories|collections|synonyms|delivery)\.csv$|^(shop|delivery)\.json$/
// Names that no other shop's export has.
const OWN_COLUMNS =
  /(^|[\s,;"\ufeff])(discountPrice|originalPrice|subcategory_id|ASIN|recommendedSellingPrice)([\s,;"]|$)/

/** The first line of a file. */
async function firstLine(file: string): Promise<string> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(20_000), 0, 20_000, 0)
    return buffer.toString('utf8', 0, bytesRead).split(/[\r\n]/, 1)[0] ?? ''
  } finally {
    await handle.close()
  }
}
